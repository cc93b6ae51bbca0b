import type { Fault } from '../faults/fault.ts';
import { mobileFault } from '../faults/mobile-fault.ts';
import { type Shape, shapeFault, type ShapeFaultKind, signsAt } from '../faults/shape-fault.ts';
import { markets, type MarketId } from '../markets.ts';
import type { Words } from '@candor/i18n';
import type { Institution, PayoutKind, PayoutKindRule, PayoutRules } from './payout-rules.ts';
import { payoutTexts } from './payout-texts.ts';
import { payoutRules } from './registry.generated.ts';

export interface TypedAccount {
  readonly kind: PayoutKind;
  readonly institution: string;
  readonly number: string;
  readonly holder: string;
}

export interface ReadAccount extends TypedAccount {
  /** The bank or wallet, by what its accounts are filed under: for an IFSC its four letters. */
  readonly bank: Institution;
}

export interface AccountFault {
  readonly field: keyof TypedAccount;
  readonly rule: 'required' | 'not_one_of' | 'bad_format' | 'too_short' | 'too_long' | 'not_allowed';
  readonly words: Words;
  readonly example?: string;
}

/**
 * An account as it was typed, brought to its bare form, or everything that is wrong with it. "0012 3456 7890"
 * at BDO gives 001234567890; "hdfc0000001" gives HDFC0000001, a code of HDFC Bank.
 */
export function readAccount(market: MarketId, typed: TypedAccount): ReadAccount | { faults: AccountFault[] } {
  const { kinds }: PayoutRules = payoutRules[market];
  const rule = kinds.find(({ kind }) => kind === typed.kind);
  if (!rule)
    return { faults: [{ field: 'kind', rule: 'not_one_of', words: payoutTexts.all('kindIsNotOffered') }] };
  const institution = typed.institution.toUpperCase().replaceAll(/[\s-]/g, '');
  const number = typed.number.replaceAll(/[\s-]/g, '');
  const holder = typed.holder.replaceAll(/\s+/g, ' ').trim();
  const bank = institutionIn(rule, institution);
  const faults = [
    ...('words' in bank ? [bank] : []),
    ...numberFaults(rule, number, market),
    ...(/\p{L}/u.test(holder)
      ? []
      : [{ field: 'holder', rule: 'required', words: payoutTexts.all('holderIsMissing') } as const]),
  ];
  if ('words' in bank || faults.length > 0) return { faults };
  return { kind: typed.kind, institution, number, holder, bank };
}

/** The bank or wallet behind a code of any kind of account. */
export function findInstitution(market: MarketId, typed: string): Institution | undefined {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  const { kinds }: PayoutRules = payoutRules[market];
  for (const rule of kinds) {
    const bank = institutionIn(rule, code);
    if (!('words' in bank)) return bank;
  }
  return undefined;
}

function institutionIn({ bankCode, institutions }: PayoutKindRule, code: string): Institution | AccountFault {
  if (!bankCode) {
    const chosen = institutions.find((each) => each.code === code);
    return (
      chosen ?? { field: 'institution', rule: 'not_one_of', words: payoutTexts.all('chooseInstitution') }
    );
  }
  const { shape, malformed, unknown, example, find } = bankCode;
  if (code === '') return { field: 'institution', rule: 'required', words: malformed, example };
  const fault = shapeFault([shape], code);
  if (fault) return { field: 'institution', rule: 'bad_format', words: codeWords(fault, shape), example };
  return find(code) ?? { field: 'institution', rule: 'not_allowed', words: unknown, example };
}

/** What is wrong with a bank's code, at which of its places. */
function codeWords({ fault, facts = {} }: Fault<ShapeFaultKind>, shape: Shape): Words {
  const [have, need, place] = ['have', 'need', 'place'].map((name) => Number(facts[name]));
  const sign = String(facts['sign']);
  const at = { have: have ?? 0, need: need ?? 0, place: place ?? 0, sign };
  if (fault === 'number-short') return payoutTexts.all('code.short', { ...at, missing: at.need - at.have });
  if (fault === 'number-long') return payoutTexts.all('code.long', { ...at, over: at.have - at.need });
  if (fault === 'number-letter') return payoutTexts.all('code.letter', at);
  const [only] = signsAt(shape, at.place);
  return only === undefined
    ? payoutTexts.all('code.sign', at)
    : payoutTexts.all('code.place', { ...at, signs: only });
}

function numberFaults({ number: rule }: PayoutKindRule, number: string, market: MarketId): AccountFault[] {
  if (rule.pattern.test(number)) return [];
  const { example, fewest, most, isMobile = false } = rule;
  const at = { field: 'number', example } as const;
  const have = number.length;
  if (have === 0) return [{ ...at, rule: 'required', words: rule.sentence }];
  const sign = /\D/u.exec(number)?.[0];
  if (sign !== undefined)
    return [{ ...at, rule: 'bad_format', words: payoutTexts.all('number.sign', { sign }) }];
  const { fault, facts } = (isMobile && mobileFault(markets[market].mobile, number)) || {};
  if (fault === 'phone-start') {
    const [start, starts] = [String(facts?.['start']), String(facts?.['starts'])];
    return [{ ...at, rule: 'bad_format', words: payoutTexts.all('number.start', { start, starts }) }];
  }
  // Never broken over a line.
  const need = fewest === most ? String(most) : `${fewest}\u2060–\u2060${most}`;
  if (have < fewest) {
    const words = payoutTexts.all('number.short', { have, need, missing: fewest - have });
    return [{ ...at, rule: 'too_short', words }];
  }
  const words = payoutTexts.all('number.long', { have, need, over: have - most });
  return [{ ...at, rule: 'too_long', words }];
}
