import { channelNames, stepInWords } from '../plan-words.ts';
import type { Replayed } from './replay-plans.ts';
import type { ReplayFigures } from './replay-figures.ts';
import type { NamedRule } from './replay-rules.ts';

/** One figure of a replay, for the plan in force and for the other one. */
export type ReplayRow = {
  readonly part: 'contacts' | 'steps' | 'rules';
  readonly name: string;
  /** Who says so, with the citation of what is law. */
  readonly source: string;
  readonly limit: string;
  readonly figure: 'count' | 'planned' | 'sent' | 'held back' | 'highest' | 'crossed';
  readonly inForce: string;
  /** Null where there is one plan alone. */
  readonly draft: string | null;
};

type Figure = (figures: ReplayFigures) => string | number | undefined;

const sources = {
  agreement: 'agreement',
  lender: 'the lender’s own limit; no law of the market counts contacts',
  plan: 'the plan’s own stop condition',
  nobody: 'no rule of contact: nothing to say, or nobody to say it to',
} as const;

/** A replay as a table has it, figure after figure. What no rule limits is there too, and says so. */
export function replayRows({ inForce, draft, rules }: Replayed): ReplayRow[] {
  const row = (of: Omit<ReplayRow, 'inForce' | 'draft'>, figure: Figure): ReplayRow => ({
    ...of,
    inForce: String(figure(inForce) ?? '–'),
    draft: draft && String(figure(draft) ?? '–'),
  });
  const contacts = (name: string, figure: Figure, limit = '') =>
    row({ part: 'contacts', name, source: '', limit, figure: 'count' }, figure);
  const heldBack: Figure = ({ heldBack: each }) => Object.values(each).reduce((sum, count) => sum + count, 0);
  const words = [...inForce.steps, ...(draft?.steps ?? [])].map(({ step }) => ({
    day: step.day,
    name: stepInWords(step),
  }));
  const steps = [...new Map(words.toSorted((a, b) => a.day - b.day).map(({ name }) => [name, name])).keys()];
  const lineOf = (name: string, of: ReplayFigures) => of.steps.find(({ step }) => stepInWords(step) === name);
  const ways = (['sms', 'push', 'inbox'] as const).map((way) =>
    contacts(`Sent by ${channelNames[way]}`, ({ byWay }) => byWay[way]),
  );
  return [
    contacts('Planned', ({ planned }) => planned),
    contacts('Held back', heldBack),
    contacts('Sent', ({ sent }) => sent),
    ...ways,
    contacts('Push notices that go by SMS for want of a device', ({ noDevice }) => noDevice),
    contacts('Handed over to a collector', ({ handedOver }) => handedOver),
    contacts('Calls and letters of people that would have had to wait', ({ displaced }) => displaced),
    contacts('Sent on Sundays, Saturdays and holidays', ({ onFreeDays }) => onFreeDays, 'no rule'),
    contacts('Most contacts in thirty days', ({ highest }) => highest.inAMonth, 'no rule'),
    ...steps.flatMap((name) => [
      row(
        { part: 'steps', name, source: '', limit: '', figure: 'planned' },
        (of) => lineOf(name, of)?.planned,
      ),
      row({ part: 'steps', name, source: '', limit: '', figure: 'sent' }, (of) => lineOf(name, of)?.sent),
    ]),
    ...rules.flatMap((rule) => {
      const of = { part: 'rules', name: rule.name, source: sourceOf(rule), limit: rule.limit ?? '' } as const;
      return [
        row({ ...of, figure: 'held back' }, (figures) => figures.heldBack[rule.rule]),
        row({ ...of, figure: 'highest' }, (figures) => highestOf(rule, figures)),
        row({ ...of, figure: 'crossed' }, (figures) => figures.crossed[rule.rule]),
      ];
    }),
  ];
}

function sourceOf({ source }: NamedRule): string {
  return source.by === 'law' ? `${source.id}: ${source.law}. ${source.says}` : sources[source.by];
}

function highestOf({ rule }: NamedRule, { highest, sent }: ReplayFigures): string | number | undefined {
  const { earliest, latest, inADay, inAWeek, onceInADay } = highest;
  if (rule === 'hours-of-law' || rule === 'hours-of-agreement')
    return sent > 0 && earliest && latest ? `${earliest}–${latest}` : undefined;
  return rule === 'day' ? inADay : rule === 'week' ? inAWeek : rule === 'once' ? onceInADay : undefined;
}
