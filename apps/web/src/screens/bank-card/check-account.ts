import type { Fault } from '@candor/client';
import type { AccountKind, NewAccount } from './account.ts';

/** Where each part of the form stands on the page. */
export const fieldIds = {
  institution: 'account-institution',
  number: 'account-number',
  holder: 'account-holder',
} as const;

export type AccountField = keyof typeof fieldIds;
export type AccountFaults = Readonly<Partial<Record<AccountField, string>>>;

type Words = Readonly<Record<'chooseBank' | 'holderMissing', string>>;

/**
 * What can be told without the server: what is missing. What is wrong with the rest it says, all of it at
 * once and each at its field.
 */
export function checkAccount(kind: AccountKind | undefined, typed: NewAccount, words: Words): AccountFaults {
  if (!kind) return { institution: words.chooseBank };
  const { codeIsWrong, numberIsWrong } = kind;
  return {
    ...(typed.institution.trim() === '' && { institution: codeIsWrong ?? words.chooseBank }),
    ...(typed.number === '' && { number: numberIsWrong }),
    ...(typed.holder.trim() === '' && { holder: words.holderMissing }),
  };
}

const isField = (name: string): name is AccountField => Object.hasOwn(fieldIds, name);

/** What the server found wrong, each at its field; nothing where the fault is about none of them. */
export function faultsAtFields({ code, fields }: Fault, sentence: string): AccountFaults {
  if (code === 'holder_is_another_person') return { holder: sentence };
  if (code === 'account_is_known') return { number: sentence };
  const found = fields.flatMap(({ path, message }) => {
    const name = path.slice(1);
    return isField(name) ? [[name, message] as const] : [];
  });
  return Object.fromEntries(found);
}

const SHORT = 80;

/** The lines above the form: each is a link, so a long sentence stands only at its field. */
export function summaryOf(
  faults: AccountFaults,
  mend: (field: AccountField) => string,
): { fieldId: string; text: string }[] {
  return (Object.entries(faults) as [AccountField, string][]).map(([field, text]) => ({
    fieldId: fieldIds[field],
    text: text.length <= SHORT ? text : mend(field),
  }));
}
