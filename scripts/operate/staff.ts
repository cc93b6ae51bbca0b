// The lender's people, for whoever runs the servers. No password is ever typed here: a link lets its owner
// set one.
//   npm run staff -- add-admin --email grace@lender.example --name "Grace Lim"     the first two admins; everybody else is invited in the console
//   npm run staff -- add-admin --recovery --email …                               beyond the first two, where they can't act any more: audited
//   npm run staff -- list
//   npm run staff -- disable --email …      ends every session of theirs
//   npm run staff -- enable --email …
//   npm run staff -- unlock --email …       after wrong tries
//   npm run staff -- reset --email …        lost the phone and the recovery codes: begins anew, with a link
//   npm run staff -- open-networks          nobody reaches the console any more: from everywhere again, audited
//   npm run staff -- code --email …         in the sandbox: what the app of one of its demo people shows now
import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { routePath } from '@candor/contract/routes';
import { fillFirstRoles, loadSettings, openPayoutOffice, type PayoutOffice } from '@candor/server';
import {
  addAdmin,
  demoPeople,
  demoTotpSecret,
  readPeople,
  resetStaff,
  savePerson,
} from '@candor/services/backoffice/staff';
import { openNetworks } from '@candor/services/backoffice/access';
import { newToken } from '@candor/services/customers/sessions';
import { runCommand } from '@candor/services/kernel/commands';
import { totpCode, totpStep } from '@candor/services/backoffice/staff-login';
import { findStaffByEmail } from '@candor/store/staff';
import { Refused, runCommandLine } from './command-line.ts';

const actor = { kind: 'system', id: `staff:${userInfo().username}` } as const;
const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;
const acts = ['add-admin', 'list', 'disable', 'enable', 'unlock', 'reset', 'open-networks', 'code'] as const;

const why: Readonly<Record<string, string>> = {
  admins_are_there:
    'Two admins are there: one of them asks in the console, under People and roles, and somebody else approves. If they can’t act any more, say --recovery; it is written into the audit log.',
  staff_is_known: 'Somebody has this e-mail already: see npm run staff -- list.',
  staff_cannot_change_so: 'They do not stand so that this could be done: see npm run staff -- list.',
};

type Office = PayoutOffice & { readonly console: string };

function sayLink(office: Office, token: string, until: string): void {
  console.log(`They set a password here, once, until ${until}:\n${office.console}/welcome#${token}`);
}

const refusedWords = (answer: { readonly kind: string; readonly refusal?: { readonly refused: string } }) => {
  const refused = answer.refusal?.refused ?? answer.kind;
  return new Refused(why[refused] ?? `refused: ${refused}`);
};

async function add(office: Office, email: string, name: string, isRecovery: boolean): Promise<void> {
  await fillFirstRoles(office);
  const token = newToken();
  const input = { staffId: randomUUID(), email, name, token, isRecovery };
  const answer = await runCommand(office.database, addAdmin, { input, actor, now: office.now() });
  if (answer.kind !== 'done') throw refusedWords(answer);
  console.log(`${email}: invited`);
  sayLink(office, token, answer.output.invitedUntil);
}

type Save = { readonly is: 'disable' | 'enable' | 'unlock'; readonly staffId: string };

async function save(office: Office, email: string, change: Save): Promise<void> {
  const answer = await runCommand(office.database, savePerson(office), {
    input: { change },
    actor,
    now: office.now(),
  });
  if (answer.kind !== 'done') throw refusedWords(answer);
  console.log(`${email}: ${answer.output.state}`);
}

async function reset(office: Office, staffId: string): Promise<void> {
  const token = newToken();
  const input = { staffId, token };
  const answer = await runCommand(office.database, resetStaff(office), { input, actor, now: office.now() });
  if (answer.kind !== 'done') throw new Refused('There is nobody with this e-mail.');
  sayLink(office, token, answer.output.invitedUntil);
}

async function list(office: Office, after: string | null = null): Promise<void> {
  const { database, seal, now } = office;
  const page = await readPeople(database, seal, { after, now: now() });
  for (const { email, name, state, roles, lockedUntil } of page.people) {
    const rests = lockedUntil ? `, rests until ${lockedUntil.toISOString()}` : '';
    console.log(`${email}  ${name}  ${state}  ${roles.map(({ key }) => key).join(', ')}${rests}`);
  }
  if (page.next !== null) await list(office, page.next);
}

async function open(office: Office): Promise<void> {
  const answer = await runCommand(office.database, openNetworks, { input: {}, actor, now: office.now() });
  if (answer.kind !== 'done') throw refusedWords(answer);
  const { were } = answer.output;
  console.log(
    were.length === 0
      ? 'No network was named: the console can be used from everywhere already.'
      : `The console can be used from everywhere. It was closed to all but ${were.join(', ')}.`,
  );
}

type Asked = {
  readonly what: (typeof acts)[number];
  readonly email: string;
  readonly name: string;
  readonly isRecovery: boolean;
};

async function act(office: Office, { what, email, name, isRecovery }: Asked): Promise<void> {
  if (what === 'list') return list(office);
  if (what === 'open-networks') return open(office);
  if (what === 'add-admin') {
    if (name.trim() === '') throw new Refused('Say --name, as colleagues know them.');
    return add(office, email, name.trim(), isRecovery);
  }
  const staff = await office.database.read((tx) => findStaffByEmail(tx, email));
  if (!staff) throw new Refused('There is nobody with this e-mail.');
  if (what === 'reset') return reset(office, staff.id);
  if (what === 'code') throw new Error('a code needs no database');
  return save(office, email, { is: what, staffId: staff.id });
}

async function run(): Promise<void> {
  const text = { type: 'string' } as const;
  const options = { email: text, name: text, recovery: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const what = acts.find((each) => each === positionals[0]);
  if (what === undefined || positionals.length !== 1) throw new Refused(`Say one of ${acts.join(', ')}.`);
  const { email = '', name = '', recovery: isRecovery = false } = values;
  if (what !== 'list' && what !== 'open-networks' && !emailForm.test(email))
    throw new Refused('Say whose, with --email.');
  const settings = loadSettings();
  if (what === 'code') {
    const isDemo = demoPeople.some((person) => person.email === email.toLowerCase());
    if (settings.CANDOR_MODE !== 'sandbox' || !isDemo)
      throw new Refused('Only the sandbox knows codes, and only of its demo people.');
    console.log(totpCode(demoTotpSecret(email), totpStep(new Date())));
    return;
  }
  const office = await openPayoutOffice(settings);
  try {
    const asked = { what, email, name, isRecovery };
    await act({ ...office, console: settings.APP_H5 + routePath('console') }, asked);
  } finally {
    await office.close();
  }
}

await runCommandLine(run);
