import { wholePart } from '../whole-part.ts';

export const contacts = wholePart('contacts');
