import { join } from 'node:path';
import type { Plugin } from 'vite';

const devtools = join(import.meta.dirname, '..', '..', 'devtools', 'src', 'screens.ts');

/**
 * Puts the screens of `apps/devtools` into a build for the sandbox. They stand on this app's shell, so this
 * app can't import them; and a build for production has nothing of them.
 */
export function sandboxScreens(mode: string | undefined): Plugin {
  return {
    name: 'candor:sandbox-screens',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/app\/sandbox-screens\.ts$/ },
      handler: () =>
        mode === 'production'
          ? undefined
          : { code: `export { sandboxScreens } from ${JSON.stringify(devtools)};`, map: null },
    },
  };
}
