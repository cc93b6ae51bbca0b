import type { ComponentType } from 'react';
import { adoptStyles } from '../../../../../web/src/shell/adopt-styles.ts';
import type { AppPageData } from '../../../../../web/src/shell/page-data.ts';
import { useCall } from '../../../../../web/src/session/use-call.ts';
import { useLookAgain } from '../use-look-again.ts';
import { HardshipPanel } from './hardship-panel.tsx';
import { UnappliedCashPanel } from './unapplied-cash-panel.tsx';
import css from './money.css?inline';
import type { MoneyPanelProps } from './money-desk.ts';
import { ReconciliationBreaksPanel } from './reconciliation-breaks-panel.tsx';
import { PaymentsPanel } from './payments-panel.tsx';
import { StatementPanel } from './statement-panel.tsx';
import { english } from './texts.ts';

/** With what they are drawn in, once. */
adoptStyles(css);

type Title = 'payments' | 'statement' | 'match' | 'odd' | 'hardship';

const panels: readonly (readonly [Title, ComponentType<MoneyPanelProps>])[] = [
  ['payments', PaymentsPanel],
  ['statement', StatementPanel],
  ['match', UnappliedCashPanel],
  ['odd', ReconciliationBreaksPanel],
  ['hardship', HardshipPanel],
];

/** Payers, the bank and finance. One question for all of them, asked again by itself. */
export function MoneyPanels({ page }: { readonly page: AppPageData }) {
  const desk = useCall('sandbox.payments', { market: page.config.market });
  useLookAgain(desk.reload);
  return panels.map(([id, Panel]) => (
    <section className="x-panel" key={id} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{english(id)}</h2>
      <p className="x-intro">{english(`${id}Intro`)}</p>
      <div className="x-wide">
        <Panel page={page} desk={desk} />
      </div>
    </section>
  ));
}
