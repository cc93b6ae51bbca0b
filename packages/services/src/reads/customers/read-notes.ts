import type { MarketId } from '@candor/markets';
import { findApplication } from '@candor/store/applications';
import { findBorrower } from '@candor/store/borrowers';
import type { Database, ReadTx } from '@candor/store/database';
import { listLoansOfIds } from '@candor/store/loans';
import { knownPeople } from '../../customers/borrowers/name-words.ts';
import { customerNotes, type CustomerNoteView } from '../../customers/file/note-on-customer.ts';
import { uuidPart } from '../../kernel/page-cursor.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { loansNamed } from '../../lending/loans/loan-name.ts';

const shown = 20;

/** Whose notes: the borrower's, or those of whoever has this loan or made this application. */
export type NotesOf =
  | { readonly borrowerId: string }
  | { readonly loan: string }
  | { readonly application: string };

export type NotesOfCustomer = {
  readonly borrowerId: string;
  readonly name: string | null;
  readonly notes: readonly CustomerNoteView[];
};

/** What staff wrote on a borrower, newest first; undefined where there is none, or they have left. */
export function readCustomerNotes(
  database: Database,
  seal: PersonSeal,
  market: MarketId,
  of: NotesOf,
): Promise<NotesOfCustomer | undefined> {
  return database.read(async (tx) => {
    const id = await borrowerOf(tx, market, of);
    const borrower = id === undefined ? undefined : await findBorrower(tx, id);
    if (borrower?.market !== market) return undefined;
    const people = await knownPeople(tx, seal, [borrower.id]);
    return {
      borrowerId: borrower.id,
      name: people.get(borrower.id)?.name ?? null,
      notes: await customerNotes(tx, seal, borrower.id, shown),
    };
  });
}

async function borrowerOf(tx: ReadTx, market: MarketId, of: NotesOf): Promise<string | undefined> {
  if ('borrowerId' in of) return uuidPart.test(of.borrowerId) ? of.borrowerId : undefined;
  if ('application' in of)
    return uuidPart.test(of.application)
      ? (await findApplication(tx, of.application))?.borrowerId
      : undefined;
  const loans = await listLoansOfIds(tx, await loansNamed(tx, market, of.loan));
  return loans[0]?.borrowerId;
}
