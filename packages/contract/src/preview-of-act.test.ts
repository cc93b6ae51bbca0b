import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { calls } from './calls.ts';
import { previewOfAct } from './preview-of-act.ts';

const previews = Object.entries(previewOfAct);

describe('every preview of the console', () => {
  it('is in the table of previews and acts', () => {
    const named = Object.keys(calls).filter((key) => /^console\..*(?:preview|effect|check)$/u.test(key));
    expect(named.filter((key) => !Object.hasOwn(previewOfAct, key))).toEqual([]);
  });

  it.each(previews)(
    '%s stands for what it shows with a mark that its act sends back',
    (key, { act, mark }) => {
      const { request, response, errors } = calls[act];
      if (mark === 'approver') {
        // Of what an approver decides, the act's own answer says which request it is.
        const answer = JSON.stringify(z.toJSONSchema(response, { io: 'input', unrepresentable: 'any' }));
        return expect(answer).toMatch(/approvalId|requestId/u);
      }
      const preview = calls[key as keyof typeof calls].response.shape as Record<string, unknown>;
      expect(Object.keys(preview)).toContain(mark === 'preview.seen' ? 'preview' : mark);
      expect(Object.keys(request.shape)).toContain('seen');
      return expect(errors).toContain('figures_have_changed');
    },
  );
});
