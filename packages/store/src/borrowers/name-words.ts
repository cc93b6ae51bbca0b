import type { ReadTx, Tx } from '../database/database.ts';

/** A word of a name: the index of all of it, and those of its parts. */
export type NameWord = { readonly index: Buffer; readonly parts: readonly bigint[] };

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
  }: { readonly borrowerId: string; readonly market: string; readonly words: readonly NameWord[] },
): Promise<void> {
  await tx.query({
    name: 'borrower-name-words-drop',
    text: 'delete from borrower_name_word where borrower_id = $1 and not (word_index = any ($2::bytea[]))',
    values: [borrowerId, words.map(({ index }) => index)],
  });
  await tx.query({
    name: 'borrower-name-words-save',
    text: `insert into borrower_name_word (borrower_id, market, word_index, parts)
           select $1, $2, decode(w.index, 'hex'), w.parts from jsonb_to_recordset($3::jsonb) as w (index text, parts bigint[])
           on conflict (borrower_id, word_index) do update set parts = excluded.parts`,
    values: [borrowerId, market, wordsJson(words)],
  });
}

/** As JSON: lists of different lengths are no table. */
function wordsJson(words: readonly NameWord[]): string {
  return JSON.stringify(
    words.map(({ index, parts }) => ({ index: index.toString('hex'), parts: parts.map(String) })),
  );
}

export type NameWish = {
  /** What each typed word has in one word of the name; the first is the one that the fewest have. */
  readonly terms: readonly [readonly bigint[], ...(readonly bigint[])[]];
  /** A name in which a word begins with the first of them comes before one that only holds it. */
  readonly begins: bigint;
  /** How the number begins or ends, where a number was typed beside the name. */
  readonly phone: readonly bigint[] | null;
  readonly limit: number;
};

/**
 * Borrowers in whose name all of these parts are: of one market, since every part is. A part may be of
 * another place in the word: whoever shows a name compares it first.
 */
export async function findBorrowersByName(
  tx: ReadTx,
  { terms: [first, second, third, fourth], begins, phone, limit }: NameWish,
): Promise<string[]> {
  if (!second && !phone) return findByOneWord(tx, first, begins, limit);
  const also = (place: number) =>
    `and ($${place}::bigint[] is null or exists (
       select 1 from borrower_name_word o where o.borrower_id = w.borrower_id and o.parts @> $${place}))`;
  const { rows } = await tx.query<{ id: string }>({
    name: 'borrower-find-by-name',
    text: `with found as materialized (
             select w.borrower_id, w.parts from borrower_name_word w
             where w.parts @> $1::bigint[] ${also(2)} ${also(3)} ${also(4)}
               and ($5::bigint[] is null or exists (
                 select 1 from borrower b where b.id = w.borrower_id and b.phone_parts @> $5)))
           select borrower_id as id from found group by borrower_id
           order by bool_or(parts @> array[$6::bigint]) desc, borrower_id limit $7`,
    values: [sent(first), sent(second), sent(third), sent(fourth), sent(phone), String(begins), limit],
  });
  return rows.map(({ id }) => id);
}

/** Thousands may be called that: no more are looked at than are asked for. */
async function findByOneWord(
  tx: ReadTx,
  parts: readonly bigint[],
  begins: bigint,
  limit: number,
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string | null }>({
    name: 'borrower-find-by-one-word',
    text: `with begun as materialized (
             select w.borrower_id as id from borrower_name_word w
             where w.parts @> $1::bigint[] and w.parts @> array[$2::bigint] limit $3),
           holding as materialized (
             select w.borrower_id as id from borrower_name_word w
             where w.parts @> $1::bigint[] and not w.parts @> array[$2::bigint]
             limit greatest($3 - (select count(*) from begun), 0))
           select f.id from (select id, 0 as place from begun union all select id, 1 from holding) f
           group by f.id order by min(f.place), f.id limit $3`,
    values: [sent(parts), String(begins), limit],
  });
  return rows.flatMap(({ id }) => id ?? []);
}

const sent = (parts: readonly bigint[] | null | undefined) => parts?.map(String) ?? null;

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
             and not exists (select 1 from borrower_name_word w where w.borrower_id = s.borrower_id and w.parts is not null)
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
