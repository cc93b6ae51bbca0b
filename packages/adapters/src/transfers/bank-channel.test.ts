import { languages } from '@candor/markets';
import { describe, expect, it } from 'vitest';
import { bankChannel } from './bank-channel.ts';

const at = new Date('2026-11-16T06:00:00Z');
const account = {
  holder: 'Candor Finance',
  bank: 'HDFC Bank',
  number: '50200012345678',
  code: 'HDFC0000001',
};
const upi = { payee: 'candor@okbank', name: 'Candor Finance', merchantCode: null };
const channel = bankChannel(() => ({ bank: account, upi }));
const none = bankChannel((market) => ({ bank: market === 'in' ? account : null, upi: null }));
const payment = {
  id: '7f3a91c2-0b4d-4e6f-8a1b-2c3d4e5f6071',
  currency: 'INR',
  amount: 186_000n,
  market: 'in',
  label: 'CL-FWX93-GGB9Q',
  expiresAt: new Date('2026-11-19T06:00:00Z'),
  at,
} as const;
const ids = async (...asked: Parameters<typeof channel.payTypes>) =>
  (await channel.payTypes(...asked)).map(({ id }) => id);

describe('the ways to pay', () => {
  it('A7.6 · are UPI and transfer in India, transfer in the Philippines, without a fee', async () => {
    expect(await ids(186_000n, 'in', at)).toEqual(['bank:upi', 'bank:transfer']);
    expect(await ids(186_000n, 'ph', at)).toEqual(['bank:transfer']);
    expect(await channel.payTypes(186_000n, 'in', at)).toMatchObject([
      { fee: 0n, isDown: false },
      { fee: 0n },
    ]);
  });

  it('leave UPI out above its limit, and everything where the lender has no account', async () => {
    expect(await ids(1_00_000_00n, 'in', at)).toContain('bank:upi');
    expect(await ids(1_00_000_01n, 'in', at)).toEqual(['bank:transfer']);
    expect(await none.payTypes(186_000n, 'ph', at)).toEqual([]);
    expect(await none.makeCode(payment, 'bank:upi')).toEqual({ refused: 'pay_type_is_not_offered' });
  });
});

describe('a code', () => {
  it('A7.5 · for UPI is one link, as a square code and for the app, with our reference and the exact amount', async () => {
    const code = await channel.makeCode(payment, 'bank:upi');
    expect(code).toMatchObject({ kind: 'upi', takesUtr: true, expiresAt: payment.expiresAt });
    if ('refused' in code) throw new Error(code.refused);
    expect(code.qr).toBe(code.appLink);
    expect(code.qr).toContain(`&tr=${code.reference}&`);
    expect(code.qr).toContain('&am=1860.00&cu=INR');
    expect(code.bankAccount).toBeUndefined();
  });

  it('A7.5 · for a transfer shows the account, and says what to write, in every language', async () => {
    const code = await channel.makeCode(payment, 'bank:transfer');
    if ('refused' in code) throw new Error(code.refused);
    expect(code.bankAccount).toEqual(account);
    for (const language of languages) {
      const text = code.steps.map((step) => step[language]).join(' ');
      expect(text).toContain('₹1,860.00');
      expect(text).toContain(code.reference);
      expect(text).not.toMatch(/[{}]/u);
    }
  });

  it('asked for twice is the same; what is not offered is refused', async () => {
    expect(await channel.makeCode(payment, 'bank:upi')).toEqual(await channel.makeCode(payment, 'bank:upi'));
    expect(await channel.makeCode(payment, 'bank:gold')).toEqual({ refused: 'pay_type_is_not_offered' });
    expect(await channel.makeCode({ ...payment, amount: 2_00_000_00n }, 'bank:upi')).toEqual({
      refused: 'pay_type_is_not_offered',
    });
    expect(await channel.ask({ id: payment.id, externalId: null })).toEqual({ is: 'waiting' });
  });
});
