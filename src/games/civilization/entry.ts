import type { Announced } from '../shared/entry.js';
import { META } from './meta.js';

export const entry: Announced = { meta: META };
