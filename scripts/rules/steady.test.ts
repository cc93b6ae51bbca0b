import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { findUnsteady } from './find-unsteady.ts';

const clients = '{apps/web,apps/devtools,apps/console,packages/ui}/src/**/*.{ts,tsx}';
const isShown = (file: string) => !/\.test\.tsx?$|\/(?:sandbox|gallery)\//.test(file);

describe('no control is moved or pressed by chance', () => {
  it('in any file of the clients', () => {
    const sources = globSync(clients, { cwd: root })
      .filter(isShown)
      .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
    expect(sources.length).toBeGreaterThan(500);
    expect(findUnsteady(sources)).toEqual([]);
  });

  const rulesBrokenBy = (...texts: [file: string, text: string][]) =>
    findUnsteady(texts.map(([file, text]) => ({ file, text }))).map(({ rule }) => rule);

  it('a field and a part that is loaded late in one boundary are found', () => {
    const two = '<Suspense><Field />{isMore && <More />}</Suspense>';
    expect(rulesBrokenBy(['apps/web/src/x.tsx', `function X() { return ${two}; }`])).toEqual([
      'a boundary waits for one part',
    ]);
    expect(
      rulesBrokenBy(['apps/web/src/x.tsx', 'function X() { return <Suspense> <More /> </Suspense>; }']),
    ).toEqual([]);
  });

  it('a button that commits and does not stand still first is found: in place, by a function, a property, a hook', () => {
    const act = "const act = useAct('loan.confirm');";
    const direct = `function X() { ${act} return <Button kind="plain" onClick={() => void act.run({})}>x</Button>; }`;
    const byFunction = `function X() { ${act} const go = async () => { await act.run({}); }; return <button onClick={() => void go()} />; }`;
    const pay = `function X() { ${act} const pay = () => act.run({}); return <Pay onPay={pay} />; }`;
    const byProperty = 'function Pay({ onPay }) { return <Button kind="outlined" onClick={onPay} />; }';
    const hook =
      "function useSign() { const { run } = useAct('loan.confirm'); return { sign: async () => { await run({}); } }; }";
    const byHook =
      'function X() { const signing = useSign(); return <Bar signing={signing} />; } function Bar({ signing }) { return <Button kind="plain" onClick={() => void signing.sign()} />; }';
    for (const texts of [[direct], [byFunction], [pay, byProperty], [hook, byHook]])
      expect(
        rulesBrokenBy(...texts.map((text, at) => [`apps/web/src/${at}.tsx`, text] as [string, string])),
        texts.join(' '),
      ).toEqual(['what commits stands still first']);
    const good = direct.replace('kind="plain" ', '');
    expect(rulesBrokenBy(['apps/web/src/x.tsx', good])).toEqual([]);
    expect(
      rulesBrokenBy(['apps/web/src/x.tsx', direct.replace('kind="plain"', 'kind="plain" commits')]),
    ).toEqual([]);
    expect(rulesBrokenBy(['apps/console/src/x.tsx', good])).toEqual(['what commits stands still first']);
    expect(
      rulesBrokenBy(['apps/console/src/x.tsx', good.replace('<Button', '<Button look="primary"')]),
    ).toEqual([]);
  });

  it('Ctrl Enter without its button in the same file is found', () => {
    const file = 'apps/console/src/sections/x.tsx';
    const keys = "useKeys('X', [{ keys: 'Ctrl+Enter', run: () => void commit() }]);";
    expect(rulesBrokenBy([file, keys])).toEqual(['Ctrl Enter has its button']);
    expect(rulesBrokenBy([file, `${keys} const b = <Button keys="Ctrl+Enter">Send</Button>;`])).toEqual([]);
  });
});
