import { CopyButton } from '@candor/ui';
import type { Payment } from '../../repaying/payment.ts';
import { repayingWords } from './words.ts';

/** What is typed into the bank's own form, line by line, each to be copied. */
export function TransferLines({ sheet: { bankAccount, reference } }: { readonly sheet: Payment }) {
  const say = repayingWords.useSay();
  const lines = [
    ['holder', bankAccount?.holder],
    ['bank', bankAccount?.bank],
    ['number', bankAccount?.number],
    ['bankCode', bankAccount?.code],
    ['reference', reference],
  ] as const;
  return (
    <ul className="y-lines">
      {lines.map(
        ([name, text]) =>
          text && (
            <li className="y-copy" key={name}>
              <div>
                <span className="y-note">{say(name)}</span>
                <strong>{text}</strong>
              </div>
              <CopyButton text={text} />
            </li>
          ),
      )}
    </ul>
  );
}
