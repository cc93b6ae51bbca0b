import { expect, it } from 'vitest';
import { marketIds } from '../markets.ts';
import { readTransferNumber } from './read-transfer-number.ts';
import { transferRules } from './registry.generated.ts';
import { payeeOfUpiLink, upiAppLinks, upiLink } from './upi-link.ts';

const request = {
  payee: 'candor@okbank',
  payeeName: 'Candor Finance & Co',
  reference: 'CPFWX93GGB9Q',
  note: 'CL-FWX93-GGB9Q',
  amount: 186_000n,
  merchantCode: null,
};

it('a UPI link has every value percent-encoded, a space as %20, and the amount with two decimals', () => {
  expect(upiLink(request)).toBe(
    'upi://pay?pa=candor@okbank&pn=Candor%20Finance%20%26%20Co&tr=CPFWX93GGB9Q&tn=CL-FWX93-GGB9Q&am=1860.00&cu=INR',
  );
  expect(upiLink({ ...request, amount: 5n, merchantCode: '6012' })).toMatch(/&am=0\.05&cu=INR&mc=6012$/u);
  expect(upiLink({ ...request, payeeName: "A=b&am=1#'+ç" })).toContain(
    'pn=A%3Db%26am%3D1%23%27%2B%C3%A7&tr=',
  );
});

it('the UPI ID of a link is what it pays to, and a link of another kind has none', () => {
  expect(payeeOfUpiLink(upiLink(request))).toBe('candor@okbank');
  // Each app gets every value, as it was written.
  const [, query = ''] = upiLink(request).split('?');
  expect(upiAppLinks(upiLink(request))).toEqual([
    { name: 'Google Pay', link: `gpay://upi/pay?${query}` },
    { name: 'PhonePe', link: `phonepe://pay?${query}` },
    { name: 'Paytm', link: `paytmmp://pay?${query}` },
    { name: 'BHIM', link: `bhim://pay?${query}` },
  ]);
  expect(upiAppLinks('gcash://')).toEqual([]);
  expect(payeeOfUpiLink('https://pay.example/code?pa=x@y')).toBeNull();
});

it.each([
  ['in', '4123 4567 8901', '412345678901'],
  ['in', '４１２３４５６７８９０１', '412345678901'],
  ['in', 'hdfcn52026111600', 'HDFCN52026111600'],
  ['in', 'SBINR52026111600418712', 'SBINR52026111600418712'],
  ['in', '41234567890', undefined],
  ['in', '4123456789012', undefined],
  ['in', 'ABCDEFGHIJKLMNOP', undefined],
  ['in', "412345678901'--", undefined],
  ['ph', 'IP-2026-1116-0041', 'IP202611160041'],
  ['ph', 'ip/2026–1116_0041', 'IP202611160041'],
  ['ph', '1234567', undefined],
  ['in', '0000 0000 0000', undefined],
] as const)('in %s the number %j is kept as %j', (market, typed, kept) => {
  expect(readTransferNumber(market, typed)).toBe(kept);
});

it.each(marketIds)('the example of a number in %s is one', (market) => {
  const { numberExample } = transferRules[market];
  expect(readTransferNumber(market, numberExample)).toBe(numberExample);
});
