import type { MoneyDesk } from './money-desk.ts';
import { moneyWords } from './words.ts';

const refusals = [
  'utr_is_malformed',
  'utr_was_used',
  'another_number_was_given',
  'no_such_transfer',
] as const;

/** The bank's number that a borrower gave for it, and why it was not taken: kept, so that finance sees it. */
export function GivenNumber({ payment }: { readonly payment: MoneyDesk['payments'][number] }) {
  const say = moneyWords.useSay();
  const { utr, utrRefusedFor } = payment;
  if (utr === null) return null;
  const known = refusals.find((each) => each === utrRefusedFor);
  return (
    <dl className="x-facts">
      <div>
        <dt>{say('number')}</dt>
        <dd>{utr}</dd>
      </div>
      {utrRefusedFor !== null && (
        <div>
          <dt className="c-unseen">{say('refused')}</dt>
          <dd className="x-fault">{known ? say(known) : utrRefusedFor}</dd>
        </div>
      )}
    </dl>
  );
}
