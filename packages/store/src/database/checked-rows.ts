import type { Rows } from './rows.generated.ts';

/** A column of JSON: PostgreSQL says that it is JSON, and whoever reads it what is in it. */
export type Json = { readonly isJson: never };

/**
 * The statements whose rows are what somebody claims. `Rows` is what PostgreSQL says of each, written by
 * `packages/store/src/testing/statements/statements.pg.test.ts`; what claims nothing (`Record<string,
 * unknown>`) fits each.
 *
 *   tx.query<{ id: bigint }>({ name: 'loan-list', … })   where PostgreSQL describes `id bigint not null`:
 *     compiles
 *   tx.query<{ id: string }>({ name: 'loan-list', … })   does not: 'loan-list' is none of the statements with
 *     such rows
 */
export type StatementOf<Row extends object> = string extends keyof Row
  ? string
  : { [Name in keyof Rows]: IsTrueOf<Rows[Name], Row> extends true ? Name : never }[keyof Rows];

/** Every column is claimed, every claimed column is there, and none can be what the claim leaves out. */
export type IsTrueOf<Described, Claimed> = [keyof Described] extends [keyof Claimed]
  ? {
      [Column in keyof Claimed]: Column extends keyof Described
        ? IsValueOf<Described[Column], Claimed[Column]>
        : MayMiss<Claimed, Column>;
    } extends {
      [Column in keyof Claimed]: true;
    }
    ? true
    : false
  : false;

type MayMiss<Claimed, Column extends keyof Claimed> =
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- a row without the column
  Record<never, never> extends Pick<Claimed, Column> ? true : false;

type IsValueOf<Described, Claimed> = null extends Described
  ? null extends Claimed
    ? IsNarrowing<NonNullable<Described>, Claimed>
    : false
  : IsNarrowing<Described, Claimed>;

/**
 * A text may be claimed to be one of a few, which the code sees to where no constraint does, and an instant
 * to be somebody's; all else is as it is described. What is in JSON, and whether an element of a list is
 * null, PostgreSQL doesn't say.
 */
type IsNarrowing<Described, Claimed> = [Described] extends [Json]
  ? true
  : [string] extends [Described]
    ? IsPartOf<Claimed, string>
    : [Date] extends [Described]
      ? IsPartOf<Claimed, Date>
      : [string[]] extends [Described]
        ? IsPartOf<Claimed, readonly (string | null)[]>
        : [Described] extends [Claimed]
          ? true
          : false;

type IsPartOf<Claimed, Whole> = [NonNullable<Claimed>] extends [Whole] ? true : false;
