import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { withoutNames, withoutUnused } from './react-cuts.ts';

const require = createRequire(import.meta.url);
const root = join(dirname(require.resolve('react/package.json')), '..');

/** What a borrower's phone runs of React, and where each package keeps it. */
export const reactFiles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    react: 'react/cjs/react.production.js',
    'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
    'react-dom': 'react-dom/cjs/react-dom.production.js',
    'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
    scheduler: 'scheduler/cjs/scheduler.production.js',
  }).map(([name, file]) => [name, join(root, file)]),
);

const cuts: Readonly<Record<string, (code: string) => string>> = {
  [reactFiles['react']!]: withoutNames,
  [reactFiles['react-dom/client']!]: withoutUnused,
};

/**
 * React comes as CommonJS, of which a bundler can leave nothing out, and which needs a helper that would be a
 * file and a request of its own. Read as modules it needs none, and what no screen uses stays behind.
 */
export function reactModules(): Plugin {
  return {
    name: 'candor:react-modules',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^(?:react|react-dom|scheduler)(?:\/|$)/ },
      handler: (source) => reactFiles[source],
    },
    transform: {
      filter: { id: Object.values(reactFiles) },
      handler: (code, id) => ({ code: asModule(cuts[id]?.(code) ?? code), map: null }),
    },
  };
}

/**
 * The five files are written alike: what they need stands in `var … = require(…)` at the top, what they offer
 * in `exports.… = …` at the start of a line. Whatever else there might be is refused.
 */
export function asModule(code: string): string {
  const offered = new Set<string>();
  const body = code
    .replace(/^"use strict";$/mu, '')
    .replace(/^var (?:\w+ = require\("[\w/-]+"\)[,;]\s+)+/mu, (needed) =>
      needed.replaceAll(/(?:var )?(\w+) = require\(("[^"]+")\)[,;]/gu, 'import * as $1 from $2;'),
    )
    .replaceAll(/^exports\.(\w+) =/gmu, (_all, name: string) => {
      offered.add(name);
      return `var ${name}$ =`;
    })
    .replaceAll(/\bexports\.(\w+)/gu, '$1$$');
  if (/\b(?:exports|require)\b/u.test(body)) throw new Error('React is written otherwise now');
  return `${body}export { ${[...offered].map((name) => `${name}$ as ${name}`).join(', ')} };`;
}
