import { wholePart } from '../whole-part.ts';

export const login = wholePart('login');
