import { expect, it } from 'vitest';
import { changesBetween } from './save-page.tsx';

it('A15.161 · says what will be different on the page, and nothing else', () => {
  const before = { comName: 'Candor', theme: { background: '#0b5d4b', fontColor: '#000000' }, licence: {} };
  const after = {
    comName: 'Candor',
    theme: { background: '#7a1f2b', fontColor: '#000000' },
    licence: { authorityNo: '7' },
  };
  expect(changesBetween(before, after)).toEqual([
    { what: 'theme background', before: '#0b5d4b', after: '#7a1f2b' },
    { what: 'licence authorityNo', before: '', after: '7' },
  ]);
  expect(changesBetween(after, after)).toEqual([]);
});
