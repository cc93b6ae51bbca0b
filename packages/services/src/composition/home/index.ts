export { type HomeLoan, type HomeRefusal, readHome } from './read-home.ts';
export { menuCounts } from './user-menu.ts';
