import { describe, expect, it } from 'vitest';
import { calls } from './calls.ts';

/** What somebody types in words of their own. Searches are not among them: they are made to be linked. */
const typed = new Set(['proof', 'reference', 'reason', 'words', 'word', 'note', 'returnNote', 'comment']);

describe('A15.690 · a call of the console that is asked by its address', () => {
  const asked = Object.entries(calls).filter(
    ([, { audience, method }]) => audience === 'staff' && method === 'GET',
  );

  it.each(asked)(
    '%s carries no text that somebody typed: addresses are logged on their way',
    (_key, { request }) => {
      const fields = 'shape' in request ? Object.keys(request.shape as object) : [];
      expect(fields.filter((field) => typed.has(field))).toEqual([]);
    },
  );
});
