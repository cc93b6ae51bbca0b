import { wholePart } from '../whole-part.ts';

export const loanOrder = wholePart('loanOrder');
