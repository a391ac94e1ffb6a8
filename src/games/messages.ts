export type { Translation as Messages } from './shared/text/messages.js';
