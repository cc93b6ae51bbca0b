import type { Calls, ResponseOf } from '@candor/contract/console-client';
import type { ChosenFile } from '../../kit/files/chosen-file.ts';

export type AccountKind = ResponseOf<Calls['console.refund-banks']>['kinds'][number];

/** An account as somebody types it: the bank by its name or its code. */
export type TypedAccount = {
  readonly kind: 'bank' | 'wallet';
  readonly bank: string;
  readonly number: string;
  readonly holder: string;
  readonly proof: string;
  readonly files: readonly ChosenFile[];
};

export const noAccount: TypedAccount = {
  kind: 'bank',
  bank: '',
  number: '',
  holder: '',
  proof: '',
  files: [],
};

export const isUntouched = ({ bank, number, holder, proof, files }: TypedAccount): boolean =>
  [bank, number, holder, proof].every((text) => text.trim() === '') && files.length === 0;

export type AccountFaults = Partial<Record<'bank' | 'number' | 'holder' | 'proof' | 'files', string>>;

/** The bank that was meant: by its code, its name, or a part of the name that only one has. */
export function bankMeant(kind: AccountKind, typed: string): { code: string; name: string } | undefined {
  const text = typed.trim().toLowerCase();
  if (text === '') return undefined;
  const exact = kind.institutions.find(
    ({ code, name }) => code.toLowerCase() === text || name.toLowerCase() === text,
  );
  if (exact) return exact;
  const like = kind.institutions.filter(({ name }) => name.toLowerCase().includes(text));
  return like.length === 1 ? like[0] : undefined;
}

/** What is wrong with each field, in a sentence; nothing where it can be sent. */
export function accountFaults(kind: AccountKind | undefined, typed: TypedAccount): AccountFaults {
  if (!kind) return { bank: 'The list of banks could not be read: close this and open it again.' };
  const digits = typed.number.replaceAll(/[\s-]/gu, '');
  const { fewest, most } = kind.numberDigits;
  const isNumber = /^\d+$/u.test(digits) && digits.length >= fewest && digits.length <= most;
  return {
    ...bankFault(kind, typed.bank),
    ...(isNumber ? {} : { number: kind.numberIsWrong }),
    ...(isName(typed.holder) ? {} : { holder: 'Enter the holder’s name as the bank writes it.' }),
    ...(typed.proof.trim().length >= 3
      ? {}
      : { proof: 'Say what the document is, in at least 3 characters.' }),
    ...(typed.files.length > 0
      ? {}
      : { files: 'Attach the document that shows whose account it is: the approver compares it.' }),
  };
}

function bankFault(kind: AccountKind, typed: string): AccountFaults {
  if (kind.codeLength !== null)
    return typed.replaceAll(/[\s-]/gu, '').length === kind.codeLength
      ? {}
      : { bank: kind.codeIsWrong ?? 'Enter the bank’s code.' };
  if (bankMeant(kind, typed)) return {};
  return {
    bank: typed.trim() === '' ? 'Choose one from the list.' : `“${typed.trim()}” is not in the list.`,
  };
}

/** At least a letter, and nothing that no bank prints. */
const isName = (text: string): boolean =>
  /\p{L}.*\p{L}/u.test(text) && !/\p{Extended_Pictographic}/u.test(text);

/** What is sent. Of a bank that is chosen its code, of one that is typed the code itself. */
export function accountToSend(kind: AccountKind, typed: TypedAccount) {
  const { number, holder, proof } = typed;
  return {
    kind: kind.kind,
    institution: bankMeant(kind, typed.bank)?.code ?? typed.bank.trim(),
    number: number.trim(),
    holder: holder.trim(),
    proof: proof.trim(),
    files: typed.files.map(({ name, base64 }) => ({ name, base64 })),
  };
}
