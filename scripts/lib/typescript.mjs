import { register } from 'tsx/esm/api';
import { at } from './paths.mjs';

/** From here on, modules written in TypeScript can be imported. Needs an installation. */
export const allowTypeScript = () => register({ tsconfig: at('tsconfig.json') });
