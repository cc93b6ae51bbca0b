import { Client } from 'pg';
import { columnsOfPlan, type PlanNode } from './plan-columns.ts';
import { typeOfColumn, type ColumnOrigins } from './column-type.ts';

/** A column of what a statement answers. */
export type DescribedColumn = {
  readonly name: string;
  /** As TypeScript writes it, without null. */
  readonly type: string;
  readonly isNullable: boolean;
};

/** A column as the protocol tells it: of which column of which table, if it is one, and its type. */
export type Field = {
  readonly name: string;
  readonly tableID: number;
  readonly columnID: number;
  readonly dataTypeID: number;
};

/**
 * What PostgreSQL answers to a statement, without running it: the columns' names, types and whether they can
 * be null. A column is never null where its table says so and no outer join stands between, or where its
 * expression cannot be; the rest may be.
 */
export async function describeStatement(
  client: Client,
  text: string,
  origins: ColumnOrigins,
): Promise<DescribedColumn[]> {
  const fields = await fieldsOf(client, text);
  if (fields.length === 0) return [];
  const plan = await planOf(client, text);
  const known = columnsOfPlan(plan, origins);
  return fields.map((field, nth) => {
    const origin = origins.get(`${field.tableID}.${field.columnID}`);
    const isNeverNull = known.isNeverNull(nth) || (!known.hasOuterJoin && (origin?.isNotNull ?? false));
    return { name: field.name, type: typeOfColumn(field.dataTypeID, origin), isNullable: !isNeverNull };
  });
}

/**
 * The driver describes a statement only as a part of running it; these are its own messages without the last.
 */
export function fieldsOf(client: Client, text: string): Promise<readonly Field[]> {
  return new Promise((resolve, reject) => {
    let fields: readonly Field[] = [];
    const question = {
      submit(connection: Messages) {
        connection.parse({ text, name: '', types: [] });
        connection.describe({ type: 'S', name: '' });
        connection.sync();
      },
      handleRowDescription: (message: { readonly fields: readonly Field[] }) =>
        void (fields = message.fields),
      // After an error the driver lets go of the question and tells it nothing more.
      handleError: reject,
      handleReadyForQuery: () => resolve(fields),
    };
    (client.query as unknown as (submittable: object) => void).call(client, question);
  });
}

type Messages = {
  parse(message: { text: string; name: string; types: readonly number[] }): void;
  describe(message: { type: 'S'; name: string }): void;
  sync(): void;
};

async function planOf(client: Client, text: string): Promise<PlanNode> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (generic_plan, verbose, costs off, format json) ${text}`,
  );
  return rows[0]!['QUERY PLAN'][0].Plan;
}
