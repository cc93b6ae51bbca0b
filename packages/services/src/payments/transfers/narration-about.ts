import type { StatementLine } from '@candor/store/transfers';

/** What the sealed text of a statement's line is bound to. */
export function narrationAbout({ market, reference }: Pick<StatementLine, 'market' | 'reference'>): string {
  return `statement:${market}:${reference}`;
}
