import { type RouteKey, routePath } from '@candor/contract/routes';
import type { Details } from './loan-detail-screen.tsx';
import { loanDetailWords } from './texts.ts';

type Reason = Details['reasons'][number];

const routes: Readonly<Record<string, RouteKey | undefined>> = {
  base: 'certificationBase',
  personal: 'certificationPersonal',
  job: 'certificationJob',
  ext: 'certificationExt',
  bank: 'bankCard',
};

type Props = {
  readonly reasons: readonly Reason[];
  readonly note: string | null;
  readonly isRefused: boolean;
};

/** Why, in the lender's words, and what would change it; with the way to where that is done. */
export function ReasonList({ reasons, note, isRefused }: Props) {
  const say = loanDetailWords.useSay();
  return (
    <section className="c-card c-card-roomy" aria-labelledby="loan-reasons">
      <h2 className="c-card-heading" id="loan-reasons">
        {say(isRefused ? 'whyHeading' : 'mendHeading')}
      </h2>
      <ul className="j-reasons">
        {reasons.map(({ code, sentence, whatWouldChangeIt, step }) => (
          <li key={code}>
            <p>{sentence}</p>
            {whatWouldChangeIt !== null && <p className="j-under">{whatWouldChangeIt}</p>}
            <StepLink step={step} />
          </li>
        ))}
      </ul>
      {note !== null && (
        <p className="j-under">
          {say('returnNote')} “{note}”
        </p>
      )}
    </section>
  );
}

function StepLink({ step }: Pick<Reason, 'step'>) {
  const say = loanDetailWords.useSay();
  const key = step === null ? undefined : routes[step];
  if (key === undefined) return null;
  return (
    <a className="j-mend" href={routePath(key as 'certification')}>
      {say('mendStep')}
    </a>
  );
}
