import type { MarketId } from '../markets.ts';
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
    ...numberFaults(rule, number),
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
  const { pattern, malformed, unknown, example, find } = bankCode;
  if (!pattern.test(code)) return { field: 'institution', rule: 'bad_format', words: malformed, example };
  return find(code) ?? { field: 'institution', rule: 'not_allowed', words: unknown, example };
}

function numberFaults({ number: rule }: PayoutKindRule, number: string): AccountFault[] {
  if (rule.pattern.test(number)) return [];
  const isDigits = /^\d+$/.test(number);
  const broken = !isDigits
    ? 'bad_format'
    : number.length < rule.fewest
      ? 'too_short'
      : number.length > rule.most
        ? 'too_long'
        : 'bad_format';
  return [{ field: 'number', rule: broken, words: rule.sentence, example: rule.example }];
}
