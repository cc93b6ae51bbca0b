import type { ComponentType } from 'react';
import type { AppPageData } from '../../shell/page-data.ts';
import { CasesPanel } from './cases-panel.tsx';
import { ClockPanel } from './clock-panel.tsx';
import { OutboxPanel } from './outbox-panel.tsx';
import { PayoutsPanel } from './payouts-panel.tsx';
import { StandInsPanel } from './stand-ins-panel.tsx';
import type { en } from './texts/en.ts';

/** A word that needs nothing filled in. */
type PlainWord = {
  [Id in keyof typeof en]: (typeof en)[Id] extends `${string}{${string}` ? never : Id;
}[keyof typeof en];

type SandboxPanel = {
  readonly id: string;
  readonly title: PlainWord;
  readonly intro: PlainWord;
  readonly Panel: ComponentType<{ readonly page: AppPageData }>;
};

/** What staff and vendors would do, one panel for each of them. A new one is a line here. */
export const sandboxPanels: readonly SandboxPanel[] = [
  { id: 'outbox', title: 'outbox', intro: 'outboxIntro', Panel: OutboxPanel },
  { id: 'clock', title: 'clock', intro: 'clockIntro', Panel: ClockPanel },
  { id: 'stand-ins', title: 'standIns', intro: 'standInsIntro', Panel: StandInsPanel },
  { id: 'cases', title: 'cases', intro: 'casesIntro', Panel: CasesPanel },
  { id: 'payouts', title: 'payouts', intro: 'payoutsIntro', Panel: PayoutsPanel },
];
