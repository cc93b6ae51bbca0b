import { Notice, useWords } from '@candor/ui';
import type { AppPageData } from '../../shell/page-data.ts';
import { useAmountText } from '../../lending/amounts.ts';
import { codeHref } from '../../repaying/code-href.ts';
import { deadlineText } from '../../repaying/deadline-text.ts';
import type { Details } from './loan-detail-screen.tsx';
import { loanDetailWords } from './texts.ts';

type Standing = NonNullable<Details['loan']>;
type Begun = Standing['openPayments'][number];
/** Each promises only what its sum does until its code ends: tomorrow another one would be needed. */
const sentences = {
  repayment: 'begunUntil',
  settlement: 'begunSettle',
  delay: 'begunDelay',
  'cooling-off-exit': 'begunCancel',
} as const satisfies Record<Begun['meantFor'], string>;

type Props = { readonly page: AppPageData; readonly loanId: string; readonly details: Details };

/** Of one kind the newest: whoever asked again for another way has no use for the first code. */
function newestOfEach(payments: readonly Begun[]): Begun[] {
  const kind = ({ isClaimed, meantFor, paymentId }: Begun) => (isClaimed ? paymentId : meantFor);
  return payments.filter((one) => payments.find((each) => kind(each) === kind(one)) === one);
}

/** Payments that were begun, each with the way back to its code. */
export function BegunPayments({ page, loanId, details }: Props) {
  const words = useWords();
  const say = loanDetailWords.useSay();
  const amount = useAmountText();
  const { today, coolingOff, loan } = details;
  const sentence = ({ isClaimed, meantFor, amount: minor, expiresAt }: Begun) => {
    const of = { amount: amount(minor) };
    if (isClaimed) return say('begunClaimed', of);
    if (meantFor === 'cooling-off-exit' && !coolingOff) return say('begunTooLate', of);
    if (expiresAt === null) return say('begun', of);
    const until = deadlineText(words, expiresAt, { timeZone: page.timeZone, today });
    return say(sentences[meantFor], { ...of, until });
  };
  const begun = newestOfEach(loan?.openPayments ?? []);
  if (loan?.owed === 0)
    return begun.map((payment) => (
      <Notice key={payment.paymentId} kind="warn" icon="warning">
        {payment.isClaimed ? sentence(payment) : say('begunForNothing', { amount: amount(payment.amount) })}
      </Notice>
    ));
  return begun.map((payment) => (
    <Notice key={payment.paymentId} icon="clock">
      {sentence(payment)}{' '}
      <a href={codeHref({ ...payment, loanId })}>{say(payment.isClaimed ? 'seeClaim' : 'seeBegun')}</a>
    </Notice>
  ));
}
