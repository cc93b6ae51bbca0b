import { nameWordsOf, phoneAbout, phonePartsOf } from '@candor/services/customers/borrowers';
import { sealValues } from '@candor/services/customers/kyc';
import type { PersonSeal } from '@candor/services/kernel';
import type { MarketId } from '@candor/markets';
import type { Tx } from '@candor/store/database';
import { idMade } from './lender-size.ts';

const givenNames = [
  'Rowena',
  'Maria',
  'Jose',
  'Ana',
  'Ramon',
  'Priya',
  'Arjun',
  'Kavita',
  'Liza',
  'Noel',
  'Teresa',
  'Vikram',
];
const familyNames = [
  'Bautista',
  'Santos',
  'Reyes',
  'Cruz',
  'Garcia',
  'Sharma',
  'Patel',
  'Iyer',
  'Mendoza',
  'Ramos',
  'Khan',
];

const atOnce = 5_000;

export type MadePerson = { readonly market: MarketId; readonly name: string; readonly phone: string };

/**
 * Everybody's name is a common one and one of their own, so that a search finds few by one word and many by
 * the other.
 */
export function personMade(i: number): MadePerson {
  const market = i % 4 < 2 ? 'ph' : 'in';
  const name = `${givenNames[i % givenNames.length]} ${ownWord(i)} ${familyNames[(i * 7) % familyNames.length]}`;
  const number = String(100_000_000 + i);
  return { market, name, phone: `+${{ ph: 63, in: 91 }[market]}9${number}` };
}

/** 1 → Baa, 27 → Bba: letters alone, since a word with a digit is no name. */
function ownWord(i: number): string {
  const letters = Array.from({ length: 4 }, (_, place) =>
    String.fromCharCode(97 + (Math.floor(i / 26 ** place) % 26)),
  );
  return `B${letters.join('')}`;
}

/** Borrowers with a sealed phone, the step that names them, the words of the name, and one message each. */
export async function fillPeople(tx: Tx, seal: PersonSeal, people: number): Promise<void> {
  for (let first = 1; first <= people; first += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, people - first + 1) }, (_, place) => first + place);
    await fillSome(tx, seal, numbers);
  }
}

async function fillSome(tx: Tx, seal: PersonSeal, numbers: readonly number[]): Promise<void> {
  const made = numbers.map((i) => ({
    i,
    id: idMade('borrower', i),
    messageId: idMade('message', i),
    ...personMade(i),
  }));
  const ids = made.map(({ id }) => id);
  const ofMarket = made.map(({ market }) => market);
  await tx.query({
    text: `insert into borrower (id, market, phone_sealed, phone_index, opened_at)
           select id, market, phone, index, timestamptz '2025-10-01Z' from unnest($1::uuid[], $2::text[], $3::text[], $4::bytea[])
             as p (id, market, phone, index)`,
    values: [
      ids,
      ofMarket,
      made.map(({ id, phone }) => seal.seal(phone, phoneAbout(id))),
      made.map(({ market, phone }) => seal.index('phone', market, phone)),
    ],
  });
  await tx.query({
    text: `insert into certification_step (borrower_id, step, state, sealed, changed_at)
           select id, 'base', 'accepted', sealed, timestamptz '2025-10-01Z' from unnest($1::uuid[], $2::text[]) as p (id, sealed)`,
    values: [ids, made.map(({ id, name }) => sealValues(seal, id, 'base', namesGiven(name)))],
  });
  const words = made.flatMap(({ id, market, name }) =>
    nameWordsOf(seal, market, name).map(({ index, parts }) => ({
      id,
      market,
      index: index.toString('hex'),
      parts: parts.map(String),
    })),
  );
  await tx.query({
    text: `insert into borrower_name_word (borrower_id, market, word_index, parts)
           select w.id, w.market, decode(w.index, 'hex'), w.parts
           from jsonb_to_recordset($1::jsonb) as w (id uuid, market text, index text, parts bigint[])`,
    values: [JSON.stringify(words)],
  });
  const numbersBegun = made.map(({ id, market, phone }) => ({
    id,
    parts: phonePartsOf(seal, market, phone).map(String),
  }));
  await tx.query({
    text: `update borrower b set phone_parts = w.parts
           from jsonb_to_recordset($1::jsonb) as w (id uuid, parts bigint[]) where b.id = w.id`,
    values: [JSON.stringify(numbersBegun)],
  });
  const content = { title: 'Your payment is due', body: 'Please pay by Friday.' };
  await tx.query({
    text: `insert into message (id, market, borrower_id, kind, channel, sealed, written_at, sent_at)
           select id, market, borrower, 'loan-due', 'sms', sealed, timestamptz '2026-11-16Z' - n * interval '90 seconds',
                  case when n % 9 > 0 then timestamptz '2026-11-16Z' - n * interval '90 seconds' end
           from unnest($1::uuid[], $2::text[], $3::uuid[], $4::text[], $5::int[]) as m (id, market, borrower, sealed, n)`,
    values: [
      made.map(({ messageId }) => messageId),
      ofMarket,
      ids,
      made.map(({ messageId }) => seal.seal(JSON.stringify(content), `message:${messageId}`)),
      numbers,
    ],
  });
}

function namesGiven(name: string) {
  const [givenName = '', ...family] = name.split(' ');
  return [
    { field: 'givenName', value: givenName },
    { field: 'familyName', value: family.join(' ') },
  ];
}
