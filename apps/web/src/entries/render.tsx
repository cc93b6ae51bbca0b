export { type Assets, readAssets } from './assets.ts';
export { type PublicPageInput, renderPublicPage } from './render-public-page.tsx';
