import type { TimelineEvent } from '@candor/domain/timeline';
import { defineTexts, type Language } from '@candor/i18n';
import translations from './timeline-texts.json' with { type: 'json' };

const timelineTexts = defineTexts(
  {
    payout: 'Paid out to you',
    'brought-in': 'Came over from an earlier system',
    payment: 'You paid',
    'late-charge': 'Charged for being late',
    'contingent-charge': 'Charged by your agreement: {name}',
    delay: 'An instalment was moved; its fee',
    'due-day': 'Your due day was changed',
    waiver: 'Taken off what you owe',
    reversal: 'A payment was taken back',
    refund: 'Sent back to you',
    settlement: 'Repaid early: interest that you no longer owe',
    cancellation: 'Given back in the cooling-off days: costs that you no longer owe',
    restructuring: 'New instalments were agreed; the difference',
    'write-off': 'Interest that is no longer added',
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
