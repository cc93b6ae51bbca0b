// A second channel of the Philippines, for scripts/generate/add-market.pg.test.ts alone: there it becomes a
// folder of its own.
import { createHmac } from 'node:crypto';
import { defineChannel } from '../channel.ts';
import { kind, setting } from '../../settings/index.ts';

const sameInEach = (name: string) => ({ en: name, zh: name, fil: name, hi: name });

export const paynow = defineChannel({
  id: 'paynow',
  markets: ['ph'],
  kind: 'wallet',
  settings: {
    PAYNOW_KEY: setting({
      kind: kind.anyText,
      secret: true,
      example: 'the-key-of-paynow',
      sandbox: 'sandbox',
      production: '',
      says: 'what Paynow signs callbacks with; without it no way of Paynow is offered',
    }),
  },
  collect: {
    open({ PAYNOW_KEY: key }) {
      if (key === '') return null;
      const made = new Map<string, { readonly amount: bigint; isPaid: boolean }>();
      const signatureOf = (txnId: string) => createHmac('sha256', key).update(txnId).digest('hex');
      return {
        id: 'paynow',
        payTypes: async () => [
          {
            id: 'paynow:wallet',
            kind: 'wallet',
            name: sameInEach('Paynow'),
            fee: 0n,
            speed: 'at-once',
            least: 1n,
            most: null,
            isDown: false,
          },
        ],
        async makeCode({ id, amount, expiresAt }) {
          made.set(id, { amount, isPaid: false });
          const words = sameInEach('Paynow');
          return {
            kind: 'wallet',
            payTypeName: words,
            reference: id,
            steps: [words],
            takesUtr: false,
            expiresAt,
          };
        },
        async ask({ id }) {
          const known = made.get(id);
          if (!known) return { is: 'not-known' };
          return known.isPaid
            ? { is: 'paid', externalId: `P-${id}`, amount: known.amount }
            : { is: 'waiting' };
        },
        hear({ txnId, signature }) {
          if (typeof txnId !== 'string' || signature !== signatureOf(txnId)) return null;
          return {
            key: txnId,
            txnId,
            externalId: `P-${txnId}`,
            says: 'paid',
            letter: 'paid',
            scheme: 'hmac',
          };
        },
        payer: {
          async act(id) {
            const known = made.get(id);
            if (!known) return null;
            known.isPaid = true;
            const form = new URLSearchParams({ txnId: id, signature: signatureOf(id) });
            return [{ text: form.toString(), headers: {} }];
          },
        },
      };
    },
  },
});
