import { routePath } from '@candor/contract/routes';
import { Skeleton } from '@candor/ui';
import { useEffect, useState } from 'react';
import type { AppPageData } from '../../shell/page-data.ts';
import { codeHref } from '../../repaying/code-href.ts';
import { type Payment, phaseOf } from '../../repaying/payment.ts';
import { useNavigate, usePlace } from '../../shell/router/router-context.ts';
import type { KeptLoading } from '../../session/use-kept-call.ts';
import { boneQuestion } from './bone-question.tsx';
import { ClaimForm } from './claim-form.tsx';
import { ClaimSent } from './claim-sent.tsx';
import { LookAgain } from './look-again.tsx';
import { NotYet } from './not-yet.tsx';
import { Question } from './question.tsx';
import { YesNoFrame } from './yes-no-frame.tsx';

type Answer = 'yes' | 'no';

type Props = {
  readonly page: AppPageData;
  readonly payment: Payment;
  readonly call: KeptLoading<Payment>;
  readonly figuresFrom: string | undefined;
};

export type ViewProps = Pick<Props, 'page' | 'payment' | 'figuresFrom'> & {
  /** It follows from what was tapped, not from how the page was opened. */
  readonly takesFocus: boolean;
};

/** The question, and what each answer leads to. Where the money has come there is nothing left to ask. */
export function Answering({ page, payment, call, figuresFrom }: Props) {
  const navigate = useNavigate();
  const { search, key } = usePlace();
  const { paymentId } = payment;
  const [openedAt] = useState(key);
  // In the address: a reload finds the same view, and back leads to the question.
  const answer = answerIn(search);
  const give = (one: Answer) => navigate(routePath('repaymentYesNo', { paymentId, answer: one }));
  const phase = phaseOf(payment);
  const view = { page, payment, figuresFrom, takesFocus: key !== openedAt };
  // Who has paid a code that nothing was owed for any more can still give the bank's number for it.
  const isNeedless = phase === 'needless' && !(payment.takesUtr && answer === 'yes');
  if (phase === 'paid' || phase === 'arrived' || phase === 'undone' || isNeedless)
    return <MovedOn page={page} payment={payment} />;
  if (answer === undefined && phase === 'looking') return <ClaimSent {...view} onMend={() => give('yes')} />;
  // A number under which nothing was found: the next one is asked for at once.
  const isYes = answer === 'yes' || (answer === undefined && payment.state === 'refused');
  if (isYes && payment.takesUtr) {
    const onSent = (sheet: Payment) => {
      call.replace(sheet);
      // A step of its own, not one back: what follows from the number is read out.
      navigate(routePath('repaymentYesNo', { paymentId: sheet.paymentId }), { replace: true, state: null });
    };
    return <ClaimForm {...view} onSent={onSent} />;
  }
  if (isYes) return <LookAgain {...view} call={call} />;
  if (answer === 'no') return <NotYet {...view} />;
  return <Question {...view} onAnswer={give} />;
}

function answerIn(search: string): Answer | undefined {
  const answer = new URLSearchParams(search).get('answer');
  return answer === 'yes' || answer === 'no' ? answer : undefined;
}

/**
 * What became of it is shown on the payment's own page, in this one's place: back must not lead here again.
 */
function MovedOn({ page, payment }: Pick<Props, 'page' | 'payment'>) {
  const navigate = useNavigate();
  const to = codeHref(payment);
  useEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return (
    <YesNoFrame page={page} payment={payment}>
      <Skeleton>{boneQuestion}</Skeleton>
    </YesNoFrame>
  );
}
