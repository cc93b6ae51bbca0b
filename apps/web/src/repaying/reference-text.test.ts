import { expect, it } from 'vitest';
import { referenceText } from './reference-text.ts';

it('R1 · a reference is read out four by four, unless it has groups of its own', () => {
  expect(referenceText('HX5WL2V7')).toBe('HX5W L2V7');
  expect(referenceText('HX5WL2V7AB')).toBe('HX5W L2V7 AB');
  expect(referenceText('CL-2026-04187')).toBe('CL-2026-04187');
});
