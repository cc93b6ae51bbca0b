// The lender's people, for whoever runs the servers. No password is ever typed here: a link lets its owner set one.
//   npm run staff -- add-admin --email grace@lender.example --name "Grace Lim"     the first admin, who invites everybody else
//   npm run staff -- list
//   npm run staff -- disable --email …      ends every session of theirs
//   npm run staff -- enable --email …
//   npm run staff -- unlock --email …       after wrong tries
//   npm run staff -- reset --email …        lost the phone and the recovery codes: begins anew, with a link
//   npm run staff -- code --email …         in the sandbox: what the app of one of its demo people shows now
import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { routePath } from '@candor/contract/routes';
import { fillFirstRoles, loadSettings, openPayoutOffice, type PayoutOffice } from '@candor/server';
import {
  demoPeople,
  demoTotpSecret,
  newToken,
  readPeople,
  resetStaff,
  runCommand,
  savePerson,
  totpCode,
  totpStep,
  type PersonChange,
} from '@candor/services';
import { findStaffByEmail } from '@candor/store';
import { Refused, runCommandLine } from './command-line.ts';

const actor = { kind: 'system', id: `staff:${userInfo().username}` } as const;
const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;
const acts = ['add-admin', 'list', 'disable', 'enable', 'unlock', 'reset', 'code'] as const;

const why: Readonly<Record<string, string>> = {
  staff_is_known: 'Somebody has this e-mail already: see npm run staff -- list.',
  staff_cannot_change_so: 'They do not stand so that this could be done: see npm run staff -- list.',
};

type Office = PayoutOffice & { readonly console: string };

function sayLink(office: Office, token: string, until: string): void {
  console.log(`They set a password here, once, until ${until}:\n${office.console}/welcome#${token}`);
}

async function save(office: Office, email: string, change: PersonChange): Promise<void> {
  const token = newToken();
  const answer = await runCommand(office.database, savePerson(office), {
    input: { change, newStaffId: randomUUID(), token },
    actor,
    now: office.now(),
  });
  if (answer.kind !== 'done') {
    const refused = answer.kind === 'refused' ? answer.refusal.refused : answer.kind;
    throw new Refused(why[refused] ?? `refused: ${refused}`);
  }
  console.log(`${email}: ${answer.output.state}`);
  if (answer.output.invitedUntil !== null) sayLink(office, token, answer.output.invitedUntil);
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
  const page = await database.withTransaction((tx) => readPeople(tx, seal, { after, now: now() }));
  for (const { email, name, state, roles, lockedUntil } of page.people) {
    const rests = lockedUntil ? `, rests until ${lockedUntil.toISOString()}` : '';
    console.log(`${email}  ${name}  ${state}  ${roles.map(({ key }) => key).join(', ')}${rests}`);
  }
  if (page.next !== null) await list(office, page.next);
}

async function act(office: Office, what: (typeof acts)[number], email: string, name?: string): Promise<void> {
  if (what === 'list') return list(office);
  if (what === 'add-admin') {
    if (name === undefined || name.trim() === '') throw new Refused('Say --name, as colleagues know them.');
    await fillFirstRoles(office);
    return save(office, email, { is: 'invite', email, name: name.trim(), roles: ['admin'] });
  }
  const staff = await office.database.withTransaction((tx) => findStaffByEmail(tx, email));
  if (!staff) throw new Refused('There is nobody with this e-mail.');
  if (what === 'reset') return reset(office, staff.id);
  if (what === 'code') throw new Error('a code needs no database');
  return save(office, email, { is: what, staffId: staff.id });
}

async function run(): Promise<void> {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({ options: { email: text, name: text }, allowPositionals: true });
  const what = acts.find((each) => each === positionals[0]);
  if (what === undefined || positionals.length !== 1) throw new Refused(`Say one of ${acts.join(', ')}.`);
  const { email = '', name } = values;
  if (what !== 'list' && !emailForm.test(email)) throw new Refused('Say whose, with --email.');
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
    await act({ ...office, console: settings.APP_H5 + routePath('console') }, what, email, name);
  } finally {
    await office.close();
  }
}

await runCommandLine(run);
