import { amountText } from '@candor/domain/money';
import { isMarketId, marketMoney, markets, type MarketId } from '@candor/markets';
import { applicationReference } from '../../kernel/references/application-reference.ts';
import { actOf } from '../../approvals/approvable-acts.ts';
import { actWords } from './act-words.ts';
import { aboutWords, type AuditNames } from './audit-names.ts';
import { codeText, wordsOfFact, type FactKind } from './fact-words.ts';

type Reader = { readonly names: AuditNames; readonly market: MarketId | null };

export type FactText = { readonly what: string; readonly value: string; readonly isMark: boolean };

/** A fact as somebody reads it: its name and its value in words. */
export function factText(key: string, value: unknown, reader: Reader): FactText {
  const [what, kind] = wordsOfFact(key);
  return { what, value: valueText(value, kind, reader), isMark: kind === 'mark' };
}

/** What an approval is asked for, as its list names it; an act of old by what it did. */
export const actName = (act: string) => actOf(act)?.name ?? actWords(act);

function valueText(value: unknown, kind: FactKind, reader: Reader): string {
  if (value === null || value === undefined || value === '') return '–';
  if (Array.isArray(value))
    return value.length === 0 ? 'none' : value.map((each) => valueText(each, kind, reader)).join(', ');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([key, part]) => {
        const { what, value: text } = factText(key, part, reader);
        return `${what.toLowerCase()} ${text}`;
      })
      .join('; ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return scalarText(String(value), kind, reader);
}

function scalarText(value: string, kind: FactKind, { names, market }: Reader): string {
  switch (kind) {
    case 'money':
      return moneyOf(value, market);
    case 'person':
      return names.staff.get(value) ?? (value.includes('-') ? 'somebody' : codeText(value));
    case 'yes':
      return value === 'true' ? 'yes' : value === 'false' ? 'no' : value;
    case 'direction':
      return value === 'out' ? 'outgoing' : 'incoming';
    case 'market':
      return isMarketId(value) ? markets[value].countryName : value;
    case 'act':
      return actName(value);
    case 'about':
      return aboutWords(value, names);
    case 'loan':
      return loanOf(value, names);
    case 'count':
      return /^\d+$/u.test(value) ? value.replaceAll(/\B(?=(?:\d{3})+$)/gu, ',') : value;
    case 'code':
      return codeText(value);
    case 'text':
    case 'mark':
      return value;
  }
}

/** Minor units with their sign; without it where nothing says whose money it is. */
function moneyOf(value: string, market: MarketId | null): string {
  if (!/^-?\d+$/u.test(value)) return value;
  return market === null ? amountText(BigInt(value)) : marketMoney(market, BigInt(value));
}

/** `2163` → CL-FWX93-GGB9Q, where it is a loan’s number. */
function loanOf(value: string, { places }: AuditNames): string {
  const orderId = places.get(`loan:${value}`)?.orderId;
  return orderId ? applicationReference(orderId) : value;
}
