/** What the server imports from the build. */
export { type Assets, readAssets } from './assets.ts';
export { type AppPageInput, type Asker, renderAnsweredPage, renderAppPage } from './render-app-page.tsx';
export { type ErrorPageInput, renderErrorPage } from './render-error-page.tsx';
export { type PublicPageInput, renderPublicPage } from './render-public-page.tsx';
export { type NoticeKind, noticeKinds } from '../shell/notice.ts';
