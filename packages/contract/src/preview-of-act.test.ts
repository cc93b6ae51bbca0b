import { describe, expect, it } from 'vitest';
import { calls } from './calls.ts';
import { previewOfAct } from './preview-of-act.ts';

const previews = Object.entries(previewOfAct);

/** Those whose act sends no mark yet: the list only ever becomes shorter. */
const unmarked = [
  'console.application-preview',
  'console.money-effect',
  'console.provision',
  'console.periods',
  'console.payout',
  'console.product-check',
  'console.table-check',
  'console.table-test',
  'console.import-check',
];

describe('every preview of the console', () => {
  it('is in the table of previews and acts', () => {
    const named = Object.keys(calls).filter((key) => /^console\..*(?:preview|effect|check)$/u.test(key));
    expect(named.filter((key) => !Object.hasOwn(previewOfAct, key))).toEqual([]);
  });

  it.each(previews)(
    '%s stands for what it shows with a mark that its act sends back',
    (key, { act, mark }) => {
      if (mark === null) return expect(unmarked).toContain(key);
      expect(unmarked).not.toContain(key);
      const preview = calls[key as keyof typeof calls].response.shape as Record<string, unknown>;
      expect(Object.keys(preview)).toContain(mark === 'mark' ? 'mark' : 'preview');
      const { request, errors } = calls[act];
      expect(Object.keys(request.shape)).toContain('seen');
      return expect(errors).toContain('figures_have_changed');
    },
  );
});
