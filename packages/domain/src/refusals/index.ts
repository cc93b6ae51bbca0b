export { type Refusal, isRefusal } from './refusal.ts';
