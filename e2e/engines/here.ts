import { openFirefox } from './firefox.ts';
import { openWebKit } from './webkit.ts';
import type { Engine } from './engine.ts';

/** The engines that this machine has, as `npm test` found them: what it could not find it has said. */
export function enginesHere(
  env: NodeJS.ProcessEnv,
): { readonly name: string; readonly open: () => Promise<Engine> }[] {
  const { CANDOR_FIREFOX: firefox, CANDOR_WEBKIT: webkit } = env;
  const [driver, browser, screen] = webkit?.split(':') ?? [];
  return [
    ...(firefox ? [{ name: 'Firefox', open: () => openFirefox(firefox) }] : []),
    ...(driver && browser && screen
      ? [{ name: 'WebKit', open: () => openWebKit({ driver, browser, screen }) }]
      : []),
  ];
}
