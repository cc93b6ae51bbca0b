import type { ComponentType } from 'react';
import type { AppPageData } from '../../../../web/src/shell/page-data.ts';
import { CasesPanel } from './cases-panel.tsx';
import { ClockPanel } from './clock-panel.tsx';
import { OutboxPanel } from './outbox-panel.tsx';
import { PayoutsPanel } from './payouts-panel.tsx';
import { StandInsPanel } from './stand-ins-panel.tsx';

type SandboxPanel = {
  readonly id: string;
  readonly title: string;
  readonly intro: string;
  readonly Panel: ComponentType<{ readonly page: AppPageData }>;
};

/** What staff and vendors would do, one panel for each of them. A new one is a line here. */
export const sandboxPanels: readonly SandboxPanel[] = [
  { id: 'outbox', title: 'Outbox', intro: 'Messages that were shown instead of sent.', Panel: OutboxPanel },
  {
    id: 'clock',
    title: 'Business clock',
    intro: 'Which day it is in the books. It goes forward only.',
    Panel: ClockPanel,
  },
  {
    id: 'stand-ins',
    title: 'Stand-ins',
    intro: 'Who decides and pays out after a moment while nobody else is there.',
    Panel: StandInsPanel,
  },
  {
    id: 'cases',
    title: 'Left to a person',
    intro: 'Orders that the decision table did not decide, with its grounds.',
    Panel: CasesPanel,
  },
  {
    id: 'payouts',
    title: 'Payouts',
    intro: 'How the money’s way ends: it left, it failed, or the channel’s answer was lost.',
    Panel: PayoutsPanel,
  },
];
