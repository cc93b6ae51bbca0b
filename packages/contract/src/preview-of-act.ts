import type { Calls } from './calls.ts';

type ConsoleKey = Extract<keyof Calls, `console.${string}`>;

/** A call that shows what another would do. */
type Previewed = {
  /** The act that it leads to. */
  readonly act: ConsoleKey;
  /**
   * The field of the preview that stands for what it shows: the act sends it back as `seen`. `approver`: the
   * act only asks for approval. Nothing is done by it, and whoever approves sends back the mark of what they
   * were shown.
   */
  readonly mark: 'mark' | 'seen' | 'preview.seen' | 'approver';
};

/**
 * Every call of the console that shows what an act would do, and that act. The act sends the mark back as
 * `seen`, and the server makes the preview again, by the same function and in the act's own transaction, and
 * refuses what it would do differently (`asSeen` in the services).
 */
export const previewOfAct = {
  'console.loan-preview': { act: 'console.loan-act', mark: 'mark' },
  'console.hardship-preview': { act: 'console.hardship-decide', mark: 'mark' },
  'console.complaint-preview': { act: 'console.complaint-act', mark: 'mark' },
  'console.collection-send-preview': { act: 'console.collection-send', mark: 'mark' },
  'console.remind-preview': { act: 'console.remind', mark: 'mark' },
  'console.approval': { act: 'console.approval-decide', mark: 'preview.seen' },
  'console.application-preview': { act: 'console.application-decide', mark: 'mark' },
  'console.money-effect': { act: 'console.money-match', mark: 'seen' },
  'console.payment-preview': { act: 'console.payment-post', mark: 'mark' },
  'console.reversal-preview': { act: 'console.payment-reverse', mark: 'mark' },
  'console.provision': { act: 'console.provision-post', mark: 'approver' },
  'console.periods': { act: 'console.period-close', mark: 'approver' },
  'console.payout': { act: 'console.payout-outcome', mark: 'approver' },
  'console.product-check': { act: 'console.product-ask', mark: 'approver' },
  'console.table-check': { act: 'console.table-ask', mark: 'approver' },
  'console.table-test': { act: 'console.table-ask', mark: 'approver' },
  'console.import-check': { act: 'console.import-ask', mark: 'approver' },
} as const satisfies { readonly [Preview in ConsoleKey]?: Previewed };

type PreviewKey = keyof typeof previewOfAct;

/** Previews whose act sends the mark back. */
export type MarkedPreviewKey = {
  [Key in PreviewKey]: (typeof previewOfAct)[Key]['mark'] extends 'mark' ? Key : never;
}[PreviewKey];

/** The act that a preview leads to. */
export type ActOf<Key extends PreviewKey> = (typeof previewOfAct)[Key]['act'];
