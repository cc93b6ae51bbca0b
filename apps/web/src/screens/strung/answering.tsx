import { routePath } from '@candor/contract/routes';
import { Skeleton } from '@candor/ui';
import { useEffect, useState } from 'react';
import type { AppPageData } from '../../app/page-data.ts';
import { type Payment, phaseOf } from '../../repaying/payment.ts';
import { useNavigate } from '../../router/router-context.ts';
import type { Loading } from '../../session/use-call.ts';
import { boneQuestion } from './bone-question.tsx';
import { ClaimForm } from './claim-form.tsx';
import { ClaimSent } from './claim-sent.tsx';
import { LookAgain } from './look-again.tsx';
import { NotYet } from './not-yet.tsx';
import { Question } from './question.tsx';
import { YesNoFrame } from './yes-no-frame.tsx';

type Props = {
  readonly page: AppPageData;
  readonly payment: Payment;
  readonly call: Loading<Payment>;
  readonly figuresFrom: string | undefined;
};

export type ViewProps = Pick<Props, 'page' | 'payment' | 'figuresFrom'> & {
  /** It follows from what was tapped, not from how the page was opened. */
  readonly takesFocus: boolean;
};

/** The question, and what each answer leads to. Where the money has come there is nothing left to ask. */
export function Answering({ page, payment, call, figuresFrom }: Props) {
  const [answer, setAnswer] = useState<'yes' | 'no'>();
  const [hasAnswered, setAnswered] = useState(false);
  const give = (one: 'yes' | 'no' | undefined) => {
    setAnswered(true);
    setAnswer(one);
  };
  const phase = phaseOf(payment);
  const view = { page, payment, figuresFrom, takesFocus: hasAnswered };
  if (phase === 'paid' || phase === 'arrived' || phase === 'undone')
    return <MovedOn page={page} paymentId={payment.paymentId} />;
  if (answer === undefined && phase === 'looking') return <ClaimSent {...view} onMend={() => give('yes')} />;
  // A number under which nothing was found: the next one is asked for at once.
  const isYes = answer === 'yes' || (answer === undefined && payment.state === 'refused');
  if (isYes && payment.takesUtr) {
    const onSent = (sheet: Payment) => {
      call.replace(sheet);
      give(undefined);
    };
    return <ClaimForm {...view} onSent={onSent} />;
  }
  if (isYes) return <LookAgain {...view} call={call} />;
  if (answer === 'no') return <NotYet {...view} />;
  return <Question {...view} onAnswer={give} />;
}

/** What became of it is shown on the payment's own page, in this one's place: back must not lead here again. */
function MovedOn({ page, paymentId }: { readonly page: AppPageData; readonly paymentId: string }) {
  const navigate = useNavigate();
  useEffect(
    () => navigate(routePath('paymentInstructions', { paymentId }), { replace: true }),
    [navigate, paymentId],
  );
  return (
    <YesNoFrame page={page} paymentId={paymentId}>
      <Skeleton>{boneQuestion}</Skeleton>
    </YesNoFrame>
  );
}
