import type { TimelineEvent } from '@candor/domain/timeline';
import { defineTexts, type Language } from '@candor/i18n';
import translations from './timeline-texts.json' with { type: 'json' };

const timelineTexts = defineTexts(
  {
    payout: 'Paid out to you',
    'brought-in': 'Moved from an earlier system',
    payment: 'You paid',
    'late-charge': 'Late charge',
    'contingent-charge': 'Charge under your agreement: {name}',
    delay: 'Fee for moving an instalment',
    'due-day': 'Due day changed',
    waiver: 'Taken off what you owe',
    reversal: 'Payment reversed',
    refund: 'Sent back to you',
    settlement: 'Repaid early: interest you no longer owe',
    cancellation: 'Cancelled in the cooling-off days: costs you no longer owe',
    restructuring: 'New instalments agreed; the difference',
    'write-off': 'Interest no longer added',
  },
  translations,
);

/** What a line of the timeline says; its amount stands beside it. */
export function timelineLine(
  { kind, names = {} }: Pick<TimelineEvent, 'kind' | 'names'>,
  language: Language,
): string {
  const t = timelineTexts(language);
  return kind === 'contingent-charge' ? t(kind, { name: names[language] ?? names['en'] ?? '' }) : t(kind);
}
