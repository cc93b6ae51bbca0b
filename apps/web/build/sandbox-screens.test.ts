import { join } from 'node:path';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { sandboxScreens } from './sandbox-screens.ts';

const root = join(import.meta.dirname, '..');

/** The modules that a build in the given mode takes in for the screens of the sandbox. */
async function modulesIn(mode: string | undefined): Promise<string[]> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [sandboxScreens(mode)],
    build: {
      write: false,
      lib: { entry: join(root, 'src', 'app', 'sandbox-screens.ts'), formats: ['es'] },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  if (bundle === undefined || !('output' in bundle)) throw new Error('nothing was built');
  return bundle.output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
}

const ofDevtools = (modules: readonly string[]) => modules.filter((id) => /[\\/]devtools[\\/]/u.test(id));

describe('the sandbox’s page and the gallery', () => {
  it('are in a build for the sandbox', async () => {
    expect(ofDevtools(await modulesIn(undefined)).length).toBeGreaterThan(30);
  });

  it('are not in a build for production', async () => {
    const modules = await modulesIn('production');
    expect(modules.length).toBeGreaterThan(0);
    expect(ofDevtools(modules)).toEqual([]);
  });
});
