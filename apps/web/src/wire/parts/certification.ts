import { wholePart } from '../whole-part.ts';

export const certification = wholePart('certification');
