import { totalOfRows } from '@candor/ui';
import type { Desk } from '../../shell/me.ts';
import { hrefTo } from '../../shell/router.ts';
import { MomentText } from '../../kit/words/day-text.tsx';
import type { Column } from '../../kit/table/column.ts';
import type { Rule } from './retention.tsx';

export function ruleColumns(
  market: Desk['market'],
  rules: readonly Rule[],
  mayAudit: boolean,
): Column<Rule>[] {
  const sum = (of: (rule: Rule) => number) => Number(totalOfRows(rules, of));
  return [
    { key: 'what', head: 'What', look: 'strong', bone: 6, cell: ({ what }) => what },
    { key: 'kept', head: 'Kept', look: 'muted', bone: 6, cut: true, cell: ({ kept }) => kept },
    {
      key: 'why',
      head: 'Basis',
      width: 80,
      bone: 1,
      cell: ({ why }) => (why === 'law' ? 'law' : 'company policy'),
    },
    {
      key: 'now',
      head: 'Due now',
      width: 80,
      align: 'end',
      look: 'figure',
      bone: 1,
      cell: ({ dueNow }) => dueNow,
      total: sum(({ dueNow }) => dueNow),
    },
    {
      key: 'month',
      head: 'In 30 days',
      width: 90,
      align: 'end',
      look: 'figure',
      bone: 1,
      cell: ({ dueInMonth }) => dueInMonth,
      total: sum(({ dueInMonth }) => dueInMonth),
    },
    {
      key: 'last',
      head: 'Last deleted',
      width: 210,
      align: 'end',
      bone: 3,
      cell: ({ key, lastRunAt, lastCount }) =>
        lastRunAt === null ? (
          '–'
        ) : (
          <>
            {lastCount} ·{' '}
            {mayAudit ? (
              <a href={hrefTo('audit', null, { about: `retention:${key}` })}>
                <MomentText at={new Date(lastRunAt)} timeZone={market.timeZone} today={market.businessDate} />
              </a>
            ) : (
              <MomentText at={new Date(lastRunAt)} timeZone={market.timeZone} today={market.businessDate} />
            )}
          </>
        ),
    },
  ];
}
