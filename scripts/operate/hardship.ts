// What borrowers who can't pay have asked for. Lists what waits for a decision, and takes it; the borrower is
// told either way.
//   npm run hardship -- --market ph                                           oldest first, with what they wrote
//   npm run hardship -- --grant <request>
//   npm run hardship -- --refuse <request> --reason plan_would_not_hold       the borrower reads the reason in their language
import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { isMarketId, type MarketId } from '@candor/markets';
import { loadSettings, openPayoutOffice, type PayoutOffice } from '@candor/server';
import {
  decideHardship,
  hardshipReasons,
  openHardshipWords,
  type DecideHardship,
} from '@candor/services/servicing/hardship';
import { applicationReference } from '@candor/services/kernel/references';
import { runCommand } from '@candor/services/kernel/commands';
import { listHardshipCases } from '@candor/store/hardship';
import { Refused, runCommandLine } from './command-line.ts';

const actor = { kind: 'staff', id: `hardship:${userInfo().username}` } as const;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

async function show({ database, seal }: PayoutOffice, market: MarketId): Promise<void> {
  const cases = await database.read((tx) => listHardshipCases(tx, market));
  for (const each of cases) {
    const { id, orderId, option, instalments, promisedOn, askedOn } = each;
    const what = [option, instalments && `${instalments} instalments`, promisedOn].filter(Boolean).join(' ');
    console.log(`${id}  ${applicationReference(orderId)}  asked on ${askedOn}: ${what}`);
    // On one line: what somebody wrote can't look like another request.
    const words = openHardshipWords(seal, each);
    if (words !== null) console.log(`  ${JSON.stringify(words)}`);
  }
  console.log(`${cases.length} wait for a decision`);
}

async function decide({ database, seal, now }: PayoutOffice, input: DecideHardship): Promise<void> {
  const command = decideHardship({ seal, newId: randomUUID });
  const answer = await runCommand(database, command, { input, actor, now: now() });
  if (answer.kind === 'done') console.log(`${input.requestId}: ${answer.output.state}`);
  else throw new Refused(answer.kind === 'refused' ? `refused: ${answer.refusal.refused}` : answer.kind);
}

function decisionIn(grant: string | undefined, refuse: string | undefined, why: string | undefined) {
  const requestId = grant ?? refuse;
  if (requestId === undefined) return undefined;
  if (!uuid.test(requestId)) throw new Refused(`"${requestId}" is not a request from the list.`);
  if (grant !== undefined) return { requestId, decision: 'grant' } as const;
  const reason = hardshipReasons.find((each) => each === why);
  if (!reason) throw new Refused(`--reason must be one of ${hardshipReasons.join(', ')}.`);
  return { requestId, decision: 'refuse', reason } as const;
}

async function run(): Promise<void> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { market: text, grant: text, refuse: text, reason: text } });
  const { market, grant, refuse } = values;
  if ([market, grant, refuse].filter((value) => value !== undefined).length !== 1)
    throw new Refused('Say one of --market, --grant and --refuse.');
  if (market !== undefined && !isMarketId(market))
    throw new Refused(`--market must be ph or in, but is "${market}".`);
  const decision = decisionIn(grant, refuse, values.reason);
  const office = await openPayoutOffice(loadSettings());
  try {
    if (market !== undefined) await show(office, market);
    if (decision) await decide(office, decision);
  } finally {
    await office.close();
  }
}

await runCommandLine(run);
