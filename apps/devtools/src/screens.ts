/** What stands in the place of `web/app/sandbox-screens.ts` in a build for the sandbox. */
export const sandboxScreens = {
  gallery: () => import('./screens/gallery/screen.ts'),
  sandbox: () => import('./screens/sandbox/screen.ts'),
};
