import { register } from 'node:module';

/** From here on, modules written in TypeScript can be imported. Needs an installation. */
export const allowTypeScript = () => register('./typescript-hooks.mjs', import.meta.url);
