import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCodes, keyScopeKeys, permissionKeys, webhookEvents } from '@candor/contract';
import {
  certificationStates,
  complaintStates,
  loanStates,
  orderStates,
  paymentStates,
} from '@candor/domain/states';
import { ledgerEvents, makeEntry, postingTable } from '@candor/domain/ledger';
import type { CalendarDate } from '@candor/domain/calendar';
import { outboxHandlers, settingTable } from '@candor/server';
import { commandNames } from '@candor/services/kernel/commands';
import { root } from '../root.ts';

export const namesFile = 'docs/persisted-names.txt';

type Names = Readonly<Record<string, readonly string[]>>;

/** What the database, a lender's settings or an integrator's code hold by name. */
export function persistedNames(): Names {
  return {
    'ledger events': ledgerEvents,
    'natural keys of entries, by the example of each event': ledgerEvents.map(naturalKeyOf),
    commands: commandNames,
    'outbox topics': Object.keys(outboxHandlers({} as never, { info: () => {} })),
    permissions: permissionKeys,
    'scopes of keys': keyScopeKeys,
    'webhook types': Object.keys(webhookEvents),
    'refusal codes': errorCodes,
    settings: Object.keys(settingTable),
    'states of a KYC profile': Object.keys(certificationStates.states),
    'states of an application': Object.keys(orderStates.states),
    'states of a loan': Object.keys(loanStates.states),
    'states of a payment': Object.keys(paymentStates.states),
    'states of a complaint': Object.keys(complaintStates.states),
    'tables and columns': tablesAndColumns(readFileSync(join(root, 'docs/schema.sql'), 'utf8')),
  };
}

function naturalKeyOf(event: (typeof ledgerEvents)[number]): string {
  const { facts } = postingTable[event].example;
  const occasion = { market: 'ph', businessDate: '2026-01-01' as CalendarDate, currency: 'PHP' };
  return makeEntry(event, occasion, facts as never).naturalKey;
}

/** `loan.order_id` for each column of each table. */
function tablesAndColumns(schema: string): string[] {
  return [...schema.matchAll(/^create table (\w+) \(\n([\s\S]*?)\n\)/gmu)].flatMap(([, table, body = '']) =>
    [...body.matchAll(/^ {2}(?!constraint )"?(\w+)"? /gmu)].map(([, column]) => `${table}.${column}`),
  );
}

export function readNames(text: string): Names {
  const sections = text.split(/^## /mu).slice(1);
  return Object.fromEntries(
    sections.map((section) => {
      const [title = '', ...lines] = section.split('\n');
      return [title, lines.filter((line) => line !== '')];
    }),
  );
}

/** What the code no longer has of what the file names. */
export function goneNames(text: string, names: Names): string[] {
  return Object.entries(readNames(text)).flatMap(([section, written]) =>
    written.filter((name) => !names[section]?.includes(name)).map((name) => `${section}: ${name}`),
  );
}

/**
 * With the names that are new. None is ever taken out: what the code has no longer stays, and its test fails.
 */
export function addNames(text: string, names: Names): string {
  const written = readNames(text);
  const [head = ''] = text.split(/^## /mu);
  const sections = Object.entries(names).map(([section, now]) => {
    const all = new Set([...(written[section] ?? []), ...now]);
    return `## ${section}\n\n${[...all].toSorted().join('\n')}\n`;
  });
  return `${head}${sections.join('\n')}`;
}
