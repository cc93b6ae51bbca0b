import { wholePart } from '../whole-part.ts';

export const part = wholePart('product');
