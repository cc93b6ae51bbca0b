export { type HomeLoan, type HomeOffer, readHome } from './read-home.ts';
export { menuCounts } from './user-menu.ts';
