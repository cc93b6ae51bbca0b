import { wholePart } from '../whole-part.ts';

export const problemReport = wholePart('problemReport');
