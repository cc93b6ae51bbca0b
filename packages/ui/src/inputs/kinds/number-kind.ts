import type { Kind } from '../engine/kind.ts';
import { digitsKind } from './digits-kind.ts';

/** A dash is no separator here: reading -5 as 5 would change what it says. */
export const numberKind = (max?: number): Kind => digitsKind(max === undefined ? {} : { max });
