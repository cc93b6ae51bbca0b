import { dirname, relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * A module that looks for files beside itself (migrations, the wire dictionary, `.env`) finds them also from
 * the one file it is bundled into: its own place is written into it, as seen from the bundle's folder.
 */
export function keepPlaces(bundleFolder: string): Plugin {
  return {
    name: 'keep-places',
    transform(code, id) {
      if (id.includes('/node_modules/') || !/import\.meta\.(?:dirname|url)\b/.test(code)) return null;
      const seen = (path: string) =>
        JSON.stringify(`./${relative(bundleFolder, path).replaceAll('\\', '/')}`);
      return code
        .replaceAll('import.meta.dirname', `(import.meta.dirname + '/' + ${seen(dirname(id))})`)
        .replaceAll('import.meta.url', `new URL(${seen(id)}, import.meta.url).href`);
    },
  };
}
