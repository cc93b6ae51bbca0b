import { describe, expect, it } from 'vitest';
import { calls } from '../calls.ts';
import type { Call } from '../call.ts';
import { everyErrorOf } from '../errors/edge-errors.ts';
import { freshLogins, mayNeedFreshLogin, needsFreshLogin } from './fresh-login.ts';
import type { Permission } from './permissions.ts';

const table = Object.entries(freshLogins);
const acts = Object.values<Call>(calls).filter(
  ({ audience, method }) => audience === 'staff' && method === 'POST',
);

/** Whoever may do these moves money, changes who may do what, or takes personal data out. */
const guarded = new Set<Permission | 'any'>([
  'payout.act',
  'money.match',
  'money.refund',
  'books.close',
  'loan.act',
  'approval.decide',
  'people.change',
  'integration.change',
  'data.act',
  'list.export',
]);
/** With such a permission, and yet nothing of it is done: what only asks for money is guarded too. */
const harmless = new Set(['shows', 'protects', 'words', 'evidence']);

describe('which acts take a fresh login', () => {
  it('is said of every call of staff’s that changes something, and of no other', () => {
    expect(table.map(([key]) => key).toSorted()).toEqual(acts.map(({ key }) => key).toSorted());
  });

  it.each(acts.filter(({ permission }) => guarded.has(permission!)).map(({ key }) => key))(
    '%s does, or does nothing that needs one',
    (key) => {
      const rule = freshLogins[key as keyof typeof freshLogins];
      expect(mayNeedFreshLogin(key) || harmless.has(rule as string), `${key} is ${String(rule)}`).toBe(true);
    },
  );

  it('is every act that moves money, by what it says of itself', () => {
    // What takes a key because it must happen once, and says that money or a posting comes of it.
    const money = /\b(?:refund|revers|credit|disbursement file|book|post|payout|waive|provision|reimburse)/iu;
    const open = acts
      .filter(({ idempotent, summary }) => idempotent && money.test(summary))
      .filter(({ key }) => !mayNeedFreshLogin(key))
      .map(({ key }) => key);
    // Each of these was read: it moves nothing.
    expect(open).toEqual([
      'console.payment-proof',
      'console.bank-line-unmatch',
      'console.statement-cancel',
      'console.complaint-classify',
    ]);
  });

  it.each(table.filter(([, rule]) => typeof rule === 'object'))('%s by a field that it has', (key, rule) => {
    if (typeof rule !== 'object') throw new Error('not by a field');
    const field = (calls[key as keyof typeof calls] as Call).request.shape[rule.field];
    expect(field, rule.field).toBeDefined();
    for (const value of rule.is) {
      expect(field!.safeParse(value).success, String(value)).toBe(true);
      expect(needsFreshLogin(key, { [rule.field]: value })).toBe(true);
    }
    expect(needsFreshLogin(key, { [rule.field]: 'something else' })).toBe(false);
  });

  it('is among the errors that such a call declares, and of no other', () => {
    for (const call of Object.values<Call>(calls))
      expect(everyErrorOf(call).includes('confirm_it_is_you'), call.key).toBe(mayNeedFreshLogin(call.key));
  });
});
