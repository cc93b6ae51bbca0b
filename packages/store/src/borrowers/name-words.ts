import type { ReadTx, Tx } from '../database/database.ts';

/**
 * Keeps the words of a name, as indexes that lead back to nothing; they go with the step that the name stands
 * in.
 */
export async function saveNameWords(
  tx: Tx,
  {
    borrowerId,
    market,
    words,
  }: { readonly borrowerId: string; readonly market: string; readonly words: readonly Buffer[] },
): Promise<void> {
  await tx.query({
    name: 'borrower-name-words-drop',
    text: 'delete from borrower_name_word where borrower_id = $1 and not (word_index = any ($2::bytea[]))',
    values: [borrowerId, words],
  });
  await tx.query({
    name: 'borrower-name-words-save',
    text: `insert into borrower_name_word (borrower_id, market, word_index)
           select $1, $2, word from unnest($3::bytea[]) word on conflict do nothing`,
    values: [borrowerId, market, words],
  });
}

/** Borrowers in whose name all of these words are. */
export async function findBorrowersByName(
  tx: ReadTx,
  market: string,
  [first, ...others]: readonly [Buffer, ...Buffer[]],
  limit: number,
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'borrower-find-by-name',
    text: `select w.borrower_id as id from borrower_name_word w
           where w.market = $1 and w.word_index = $2
             and (select count(*) from borrower_name_word o where o.borrower_id = w.borrower_id and o.word_index = any ($3::bytea[])) = $4
           order by w.borrower_id limit $5`,
    values: [market, first, others, others.length, limit],
  });
  return rows.map(({ id }) => id);
}

/** Those whose name was given before names were kept this way, or came in by another way; a few at a time. */
export async function listStepsWithoutNameWords(
  tx: ReadTx,
  after: string | null,
  limit: number,
): Promise<{ borrowerId: string; market: string; sealed: string }[]> {
  const { rows } = await tx.query<{ borrowerId: string; market: string; sealed: string }>({
    name: 'borrower-names-without-words',
    text: `select s.borrower_id as "borrowerId", b.market, s.sealed from certification_step s join borrower b on b.id = s.borrower_id
           where s.step = 'base' and ($1::uuid is null or s.borrower_id > $1)
             and not exists (select 1 from borrower_name_word w where w.borrower_id = s.borrower_id)
           order by s.borrower_id limit $2`,
    values: [after, limit],
  });
  return rows;
}

/** The first steps of these borrowers, for their names. */
export async function listBaseSteps(
  tx: ReadTx,
  borrowerIds: readonly string[],
): Promise<{ borrowerId: string; sealed: string | null; phoneSealed: string | null }[]> {
  const { rows } = await tx.query<{ borrowerId: string; sealed: string | null; phoneSealed: string | null }>({
    name: 'borrower-base-steps',
    text: `select b.id as "borrowerId", s.sealed, b.phone_sealed as "phoneSealed" from borrower b
           left join certification_step s on s.borrower_id = b.id and s.step = 'base'
           where b.id = any ($1::uuid[])`,
    values: [borrowerIds],
  });
  return rows;
}
