import { wholePart } from '../whole-part.ts';

export const repaymentPlan = wholePart('repaymentPlan');
