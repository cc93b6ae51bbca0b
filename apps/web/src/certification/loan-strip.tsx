import { StepBar, useHydrated } from '@candor/ui';
import { useT } from '../i18n/translation-provider.tsx';
import { useAmountText } from '../lending/amounts.ts';
import { chosenLoan, type ChosenLoan } from '../lending/chosen-loan.ts';
import { termText } from '../lending/term-text.ts';
import { useServices } from '../session/services.ts';
import { useCall } from '../session/use-call.ts';
import type { StepKey, StepProgress } from './step-routes.ts';
import { wayWords } from './texts.ts';

/** "₱8,000 over 3 months": one payment is for a time, several are over it. */
export function useLoanText(): (loan: Pick<ChosenLoan, 'amount' | 'term'>) => string {
  const t = useT();
  const say = wayWords.useSay();
  const amount = useAmountText();
  return ({ amount: minor, term }) =>
    say(term.instalments === 1 ? 'once' : 'over', {
      amount: amount(minor, 'round'),
      term: termText(t, term),
    });
}

/** What was chosen, as this browser keeps it; none before the scripts are there. */
export function useChosenLoan(): ChosenLoan | undefined {
  const { store } = useServices();
  return useHydrated() ? chosenLoan(store.read('productDetail')) : undefined;
}

/** Its place is kept from the start: nothing moves when the steps come. */
export function LoanStrip({ step }: { readonly step: StepKey }) {
  const say = wayWords.useSay();
  const loan = useChosenLoan();
  const list = useCall('certification.list', { ...(loan && { amount: loan.amount }) });
  const steps = list.loaded.state === 'ready' ? list.loaded.data.steps : undefined;
  const nth = (steps?.findIndex((each) => each.step === step) ?? -1) + 1;
  return (
    <StripLine loan={loan} steps={steps} now={step}>
      {steps && nth > 0 && say('place', { nth, all: steps.length })}
    </StripLine>
  );
}

type LineProps = {
  readonly loan: ChosenLoan | undefined;
  readonly steps: readonly StepProgress[] | undefined;
  /** The one that is being done. */
  readonly now: StepKey | undefined;
  readonly children: string | false | undefined;
};

const still = ['base', 'personal', 'job', 'bank'].map((id) => ({ id, state: 'later' }) as const);

export function StripLine({ loan, steps, now, children }: LineProps) {
  const say = wayWords.useSay();
  const loanText = useLoanText();
  return (
    <div className="w-strip">
      <p>
        <strong>{loan && loanText(loan)}</strong>
        <span>{children}</span>
      </p>
      <StepBar
        label={say('steps')}
        steps={steps?.map((each) => ({ id: each.step, state: barState(each, now) })) ?? still}
      />
    </div>
  );
}

function barState({ step, state }: StepProgress, now: StepKey | undefined) {
  if (state === 'refused') return 'bad';
  if (step === now) return 'now';
  return state === 'empty' ? 'later' : 'done';
}
