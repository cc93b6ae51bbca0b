import { defineTexts, type Words } from '@candor/i18n';
import type { PayKind } from '@candor/services/kernel/ports';
import translations from './own-step-texts.json' with { type: 'json' };

const { all } = defineTexts(
  {
    'counter.keep-receipt': 'Keep the receipt. This page updates when we receive the payment.',
    'counter.show':
      'At {name}, show the bar code to the cashier, or say “Dragonpay” and read out {reference}.',
    'counter.pay': 'Pay exactly {amount} in cash.',
    'counter.pay-with-fee': 'Pay exactly {amount} in cash. The cashier adds a fee of {fee}.',
    'wallet.open-link': 'Tap the button to open {name}, and log in there.',
    'wallet.open': 'Open {name}, choose to pay “Dragonpay”, and enter {reference}.',
    'wallet.confirm': 'Check that the amount is {amount}, and confirm.',
    'wallet.come-back': 'Come back here. This page moves on by itself.',
  },
  translations,
);

type Facts = {
  readonly name: string;
  /** As people write it: ₱2,910.19. */
  readonly amount: string;
  /** What the counter takes on top, written the same way; null where it takes nothing. */
  readonly fee: string | null;
  readonly reference: string;
  /** Dragonpay gave an address where it is paid: the page has a button for it. */
  readonly hasLink: boolean;
};

/** Our own steps for a way to pay, where Dragonpay gives none. An online bank is opened like a wallet. */
export function ownSteps(kind: PayKind, { name, amount, fee, reference, hasLink }: Facts): readonly Words[] {
  if (kind === 'over-the-counter')
    return [
      all('counter.show', { name, reference }),
      fee === null ? all('counter.pay', { amount }) : all('counter.pay-with-fee', { amount, fee }),
      all('counter.keep-receipt'),
    ];
  return [
    hasLink ? all('wallet.open-link', { name }) : all('wallet.open', { name, reference }),
    all('wallet.confirm', { amount }),
    all('wallet.come-back'),
  ];
}
