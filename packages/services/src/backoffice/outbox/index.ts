export { tryAgain } from './try-again.ts';
