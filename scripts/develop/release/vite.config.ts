import { join } from 'node:path';
import { keepPlaces } from '../../../apps/server/build/keep-places.ts';
import { inReleaseWords } from '../../operate/candor/commands.ts';
import { root } from '../../root.ts';

/** Ours, from whichever package; what is installed stays where it is installed. */
const ours = /^@candor\//;

/**
 * `vite build --ssr` makes `lib/` of a release: every command, and the server and the worker among them, as a
 * few files. What they say names commands as they are typed there.
 */
export default {
  root,
  publicDir: false,
  plugins: [
    keepPlaces(join(root, 'lib')),
    {
      name: 'candor:in-release-words',
      transform(code: string, id: string) {
        const isOurs = !id.includes('/node_modules/') && !id.endsWith('/candor/commands.ts');
        return isOurs ? inReleaseWords(code) : null;
      },
    },
  ],
  ssr: { noExternal: [ours] },
  build: {
    outDir: process.env['CANDOR_RELEASE_LIB'],
    emptyOutDir: true,
    ssr: true,
    target: 'node24',
    minify: false,
    sourcemap: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { candor: join(root, 'scripts', 'operate', 'candor', 'candor.ts') },
      output: { chunkFileNames: '[name]-[hash].js' },
    },
  },
};
