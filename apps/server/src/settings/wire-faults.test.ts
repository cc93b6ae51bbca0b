import { calls, declaredNames, rotateDictionary } from '@candor/contract';
import { describe, expect, it } from 'vitest';
import { wireFaults } from './wire-faults.ts';

const whole = rotateDictionary({}, 'a seed of the lender', declaredNames(calls)).current;

describe("a lender's own dictionary", () => {
  it('that has a word for every name is fine', () => {
    expect(wireFaults({ current: whole })).toEqual([]);
  });

  it('that an older version made is named before anything is touched: what is missing, and what to do', () => {
    const { '/api/session/login': _login, ...paths } = whole.paths;
    const { phone: _phone, ...login } = whole.groups.login;
    const older = { ...whole, paths, groups: { ...whole.groups, login } };
    expect(wireFaults({ current: older })).toEqual([
      expect.stringMatching(/no words for names of this version: \/api\/session\/login, phone\. Add them/u),
    ]);
  });
});
