export { type HomeLoan, readHome } from './read-home.ts';
export { menuCounts } from './user-menu.ts';
