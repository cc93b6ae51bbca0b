import type { Calls, ResponseOf } from '@candor/contract/console-client';
import {
  ActChecks,
  type ActPreview,
  EffectTable,
  Postings,
  ScheduleChange,
  TermTable,
} from '../../acts/act-preview.tsx';
import { useDesk } from '../../shell/me.ts';
import { Facts } from '../../kit/records/facts.tsx';
import { PartHead } from '../../kit/pane.tsx';
import { dayWords } from '../../kit/words/day-words.ts';
import { moneyWords, type MoneyWay } from '../../kit/words/money-words.ts';

type Page = ResponseOf<Calls['console.hardship']>;
type Plan = NonNullable<Page['plan']>;

const stateWords = {
  considered: 'Open',
  granted: 'Granted',
  refused: 'Declined',
  withdrawn: 'Withdrawn',
} as const;

/** Where a request stands: a plan is only an offer until the borrower accepts it. */
export function standWords({ state, plan, today }: Pick<Page, 'state' | 'plan' | 'today'>): string {
  switch (plan?.is) {
    case undefined:
    case 'accepted':
      return stateWords[state];
    case 'sent':
      return 'Waiting for approval';
    case 'open':
      return `Offered, waiting for the borrower until ${plan.until === null ? '' : dayWords(plan.until, today)}`;
    case 'declined':
      return 'Offer declined by the borrower';
    case 'lapsed':
      return 'Offer lapsed';
  }
}

const planTitles = {
  sent: 'Plan sent for approval',
  open: 'Plan offered',
  accepted: 'Plan accepted',
  declined: 'Plan declined by the borrower',
  lapsed: 'Plan offered, not accepted in time',
} as const;

/** The plan that somebody chose, once it is with an approver or with the borrower. */
export function ChosenPlan({ plan, today }: { readonly plan: Plan; readonly today: string }) {
  const { money } = useDesk();
  const { is, terms, until, preview } = plan;
  const sent = preview?.sent ?? null;
  return (
    <section aria-label={planTitles[is]}>
      <PartHead title={planTitles[is]} />
      <Facts
        look="lines"
        facts={[
          ['Terms', terms === null ? 'As the borrower requested' : 'Other terms'],
          ...(terms === null
            ? []
            : ([
                ['Instalments', String(terms.instalments)],
                [
                  'First due',
                  terms.firstDueOn === null ? 'One period from the start' : dayWords(terms.firstDueOn, today),
                ],
                ['Rate', terms.rate === 'own' ? 'Contract rate' : 'No interest'],
              ] as const)),
          ...(preview ? ([['Against today’s plan', costWords(preview, money)]] as const) : []),
          ...(until === null ? [] : ([['Borrower can accept until', dayWords(until, today)]] as const)),
        ]}
      />
      {sent !== null && (
        <p className="k-muted">
          {is === 'open' ? 'Sent to the borrower' : 'Message to the borrower'}: {sent}
        </p>
      )}
      {preview && <PlanSeen seen={preview} />}
    </section>
  );
}

/** What a plan would make of the loan. */
export function PlanSeen({ seen }: { readonly seen: ActPreview }) {
  return (
    <>
      {seen.schedule && <ScheduleChange schedule={seen.schedule} />}
      <EffectTable figures={seen.figures} title="Cost of credit" />
      <TermTable terms={seen.terms} />
      <PartHead title="Checked for you" />
      <ActChecks checks={seen.checks} />
      <PartHead title="Will be posted" />
      <Postings postings={seen.postings} />
    </>
  );
}

/** "Interest ₱315.00 → ₱10.50: the borrower pays ₱304.50 less." */
export function costWords({ figures }: Pick<ActPreview, 'figures'>, way: MoneyWay): string {
  const words = (minor: number) => moneyWords(way, BigInt(minor));
  const interest = figures.find(({ name }) => name === 'Interest');
  const change = figures.find(({ isTotal }) => isTotal)?.change ?? 0;
  const pays =
    change === 0
      ? 'the borrower pays the same'
      : `the borrower pays ${words(Math.abs(change))} ${change > 0 ? 'more' : 'less'}`;
  return interest ? `interest ${words(interest.now)} → ${words(interest.then)}: ${pays}` : pays;
}
