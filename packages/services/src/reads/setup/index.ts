export { readSetup } from './read-setup.ts';
