import { outsideCommands, type ReadTx, type Tx } from '@candor/store/database';
import { openWritable, runningWith, type WritableDatabase } from '@candor/store/tools';
import {
  askedPayments,
  credit,
  firstLoan,
  loanOfPayment,
  paymentIdOf,
  referenceOf,
  repaidLoans,
} from './repayment-books.ts';

/** Each of pgbench's clients begins at other payments, and so at other loans, than the next. */
export const apart = 1_037;

type Sent = { readonly name: string; readonly text: string; readonly values: readonly unknown[] };

/**
 * One repayment is made through the services, and what they sent to the database is written down as a script
 * for pgbench: the same statements with the same values in the same order, with the numbers of the payment
 * and the loan left open.
 *   update payment set state = $2 where id = $1   ['…-000000199999', 'allocated']
 *   update payment set state = (E'allocated')::text where id = (E'…-' || lpad(:n::text, 12, '0'))::uuid;
 */
export async function recordRepayment(url: string): Promise<{ script: string; statements: number }> {
  const database = openWritable({ url, cause: outsideCommands, max: 1 });
  const owner = openWritable({ url, cause: outsideCommands, as: 'owner', max: 1 });
  const n = askedPayments;
  const sent = await record(database, (recorded) => credit(recorded, n));
  const audit = auditIdIn(sent);
  const names = new Map([
    [paymentIdOf(n), `E'00000000-0000-4000-8000-' || lpad(:n::text, 12, '0')`],
    [audit, `E'00000000-0000-4000-9000-' || lpad(:n::text, 12, '0')`],
    [referenceOf(n), `E'REF' || lpad(:n::text, 12, '0')`],
    [String(loanOfPayment(n)), `:loan::text`],
  ]);
  const steps = await owner.withTransaction(async (tx) => {
    const lines: string[] = [];
    for (const [index, each] of sent.entries()) lines.push(await stepOf(tx, `step_${index}`, each, names));
    return lines;
  });
  await database.close();
  await owner.close();
  const head = [
    String.raw`\set turn :turn + 1`,
    String.raw`\set n :first + :client_id * ${apart} + :turn`,
    String.raw`\set loan ${firstLoan} + :n % ${repaidLoans}`,
    'begin isolation level read committed read write;',
  ];
  return { script: [...head, ...steps, 'commit;', ''].join('\n'), statements: sent.length };
}

/** The line of the audit log, which whatever is posted and left in the outbox names. */
function auditIdIn(sent: readonly Sent[]): string {
  const line = sent.find(({ text }) => text.includes('insert into audit_log'));
  const [id] = (line?.values[0] ?? []) as readonly string[];
  if (id === undefined) throw new Error('a repayment left no line in the audit log');
  return id;
}

async function record(
  database: WritableDatabase,
  act: (recorded: WritableDatabase) => Promise<void>,
): Promise<Sent[]> {
  const sent: Sent[] = [];
  const recording = (tx: Tx): Tx => ({
    ...tx,
    query: (statement) => {
      const { name = '', text, values = [] } = statement;
      sent.push({ name, text, values });
      return tx.query(statement);
    },
  });
  await act(
    runningWith(database, (work, options) => database.withTransaction((tx) => work(recording(tx)), options)),
  );
  return sent;
}

/** With its values in their places, each as what the database takes it for. */
async function stepOf(
  tx: ReadTx,
  prepared: string,
  { name, text, values }: Sent,
  names: ReadonlyMap<string, string>,
): Promise<string> {
  if (values.length === 0) return `${text};`;
  await tx.query({ text: `prepare ${prepared} as ${text}` });
  const { rows } = await tx.query<{ types: string[] }>({
    text: 'select parameter_types::text[] as types from pg_prepared_statements where name = $1',
    values: [prepared],
  });
  const types = rows[0]?.types ?? [];
  const entryPlace = Number(
    /insert into payment_entry[^$]*\$\d+, \$\d+, e\.\* from unnest\(\$(\d+)/u.exec(text)?.[1],
  );
  const step = text.replaceAll(/\$(\d+)/g, (_, place: string) => {
    const at = Number(place) - 1;
    // The only answer that is sent on: the entries of which the payment is told, all but the money's own.
    if (Number(place) === entryPlace) return `((:entryIds::text)::bigint[])[2:]`;
    return `(${written(values[at], names)})::${types[at]}`;
  });
  return `${step}${name === 'ledger-post' ? String.raw` \gset` : ';'}`;
}

function written(value: unknown, names: ReadonlyMap<string, string>): string {
  if (value === null || value === undefined) return 'null';
  const text = Array.isArray(value) ? arrayText(value) : plain(value);
  const open = new RegExp(`(${[...names.keys()].join('|')})`);
  return text
    .split(open)
    .filter((part) => part !== '')
    .map((part) => names.get(part) ?? literal(part))
    .join(' || ');
}

function arrayText(values: readonly unknown[]): string {
  const items = values.map((each) =>
    each === null ? 'null' : `"${plain(each).replaceAll(/["\\]/g, String.raw`\$&`)}"`,
  );
  return `{${items.join(',')}}`;
}

function plain(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** pgbench takes `:word` for a variable even inside a string. */
function literal(text: string): string {
  const safe = text.replaceAll('\\', String.raw`\\`).replaceAll("'", String.raw`\'`);
  return `E'${safe.replaceAll(':', String.raw`\x3a`)}'`;
}
