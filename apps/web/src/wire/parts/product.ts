import { wholePart } from '../whole-part.ts';

export const product = wholePart('product');
