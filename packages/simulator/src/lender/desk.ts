import { marketIds } from '@candor/markets';
import { randomUUID } from 'node:crypto';
import { fillPageConfiguration } from '@candor/services/customers/pages';
import { runCommand, type Actor, type Command, type Json } from '@candor/services/kernel/commands';
import { fillProducts } from '@candor/services/lending/products';
import type { WritableDatabase } from '@candor/store/tools';
import type { Who } from './simulated-lender.ts';

/** Where the lender's people work: its books and its clock. */
export type Desk = {
  readonly test: { readonly database: WritableDatabase };
  readonly identity: { readonly now: () => Date };
  /** Whoever does it; somebody of the staff if not told. */
  readonly actor?: Actor;
};

/** Runs a command as staff; a refusal is a mistake of the simulation. */
export async function done<Input, Output extends Json, Code extends string>(
  { test, identity, actor = { kind: 'staff', id: 'desk' } }: Desk,
  command: Command<Input, Output, Code>,
  input: Input,
): Promise<Output> {
  const answer = await runCommand(test.database, command, { actor, input, now: identity.now() });
  if (answer.kind === 'done') return answer.output;
  throw new Error(`${command.name}: ${JSON.stringify(answer)}`);
}

/** A step that several commands share, recorded under the name by which the product takes it. */
export const stepAs = <Input, Output extends Json, Code extends string>(
  name: Command<Input, Output, Code>['name'],
  subject: (input: Input) => string,
  decide: Command<Input, Output, Code>['decide'],
): Command<Input, Output, Code> => ({ name, subject, decide });

/** With a key of its own for what must happen once. */
export const keyed = (who: Who, key: string = randomUUID()): Who => ({
  ...who,
  headers: { ...who.headers, 'idempotency-key': key },
});

/** The products that a new lender starts with, in every market. */
export async function openShop(desk: Desk): Promise<void> {
  for (const market of marketIds) await done(desk, fillProducts, { market });
}

const licences = {
  ph: { registrationNo: 'CS201912345', authorityNo: '1234' },
  in: { registrationNo: 'N-13.02345' },
} as const;

/** The shop, and what the company's own page says of it. */
export async function openLender(desk: Desk): Promise<void> {
  await openShop(desk);
  await done(
    desk,
    fillPageConfiguration,
    (['ph', 'in'] as const).map((market) => ({
      market,
      comName: 'Candor',
      email: 'help@candorlending.example',
      address: '127 Leviste Street, Makati City',
      copyright: '© 2026 Candor Lending Corporation.',
      servicePhone: '+63 2 8888 0100',
      licence: { corporateName: 'Candor Lending Corporation', ...licences[market] },
      theme: { background: '#F6F8F7', bgFontColor: '#0B5D4B', fontColor: '#14231F' },
    })),
  );
}
