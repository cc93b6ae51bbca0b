import { wholePart } from '../whole-part.ts';

export const deviceAndLocation = wholePart('deviceAndLocation');
