export { capital, plural, signed, small } from '../../shared/text/english.js';
