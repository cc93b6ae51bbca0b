import { Agent, request } from 'node:http';
import { calls, pathsOf, type Call, type Json } from '@candor/contract';
import { throwDice, type Dice } from '@candor/simulator/dice';
import { takeAlarms } from '../../../apps/server/src/testing/alarms-heard.ts';
import { parsed, wrongChanges, wrongWith, type Answer } from './judge.ts';
import { requestFor, type FuzzRequest } from './requests.ts';
import { daysOf, type Principal, type World } from './world.ts';

export type FuzzOptions = {
  readonly seed: number;
  readonly requests: number;
  readonly say: (line: string) => void;
  /** One call alone, by its key. */
  readonly only?: string;
};
export type FuzzResult = {
  readonly requests: number;
  /** How many of the contract's calls were made. */
  readonly calls: number;
  readonly done: number;
  readonly refused: number;
  /** Calls that were made and never did anything: nobody has asked them for what they do. */
  readonly neverDone: readonly string[];
  readonly violations: readonly string[];
};

/** The simulated lender has no pages of its own. */
const notTried: ReadonlySet<string> = new Set(['page.config']);
/** They end whole days, which takes long. */
const clockMoves: ReadonlySet<string> = new Set(['sandbox.clock-move', 'console.clock-move']);
const mostClockMoves = 40;
const tried = Object.values<Call>(calls).filter(({ events, key }) => !events && !notTried.has(key));
const triedAlways = tried.filter(({ key }) => !clockMoves.has(key));
const hangsAfterMs = 60_000;
const renewEvery = 2_500;
const poolSize = 40;
/** Then it ends: one fault is often met again and again. */
const mostViolations = 20;

/** Asks for everything as everybody, and looks at every answer and at every row behind a refusal. */
export async function runFuzz(world: World, { seed, requests, say, only }: FuzzOptions): Promise<FuzzResult> {
  const dice = throwDice(seed);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const made = new Set<string>();
  const did = new Set<string>();
  let clockMovesLeft = mostClockMoves;
  const counted = { done: 0, refused: 0 };
  const violations: string[] = [];
  await world.rows.take();
  takeAlarms();
  let n = 0;
  while (n < requests && violations.length < mostViolations) {
    n += 1;
    if (n % renewEvery === 0) await renew(world);
    world.app.pass(2);
    const all = clockMovesLeft > 0 ? tried : triedAlways;
    const call = dice.pick(only === undefined ? all : all.filter(({ key }) => key === only));
    if (clockMoves.has(call.key)) clockMovesLeft -= 1;
    const principal = principalFor(world, call, dice);
    const asked = requestFor(call, dice, world.pools);
    const answer = await send(world, agent, { call, principal, asked, dice });
    made.add(call.key);
    const isDone = answer.status >= 200 && answer.status < 300;
    counted[isDone ? 'done' : 'refused'] += 1;
    const wrong = [wrongWith(call, answer) ?? [], await changedBy(world, isDone)].flat();
    const told = `request ${n}, ${call.key} as ${principal.name}, ${asked.way}`;
    violations.push(...wrong.map((each) => `${told}: ${each}: ${bodyOf(asked).slice(0, 400)}`));
    if (isDone) {
      did.add(call.key);
      harvest(world, parsed(answer.text));
      if (clockMoves.has(call.key)) Object.assign(world.pools, await daysOf(world.app));
    }
    if (n % 5_000 === 0) say(`${n} requests, ${counted.done} done, ${counted.refused} refused`);
  }
  agent.destroy();
  const neverDone = [...made].filter((key) => !did.has(key)).toSorted();
  return { requests: n, calls: made.size, ...counted, neverDone, violations };
}

/** Everybody logs in again, and what was asked for is done by the worker. */
async function renew({ app, principals, rows }: World): Promise<void> {
  app.pass(3_600);
  for (const each of principals) each.who = await each.renew();
  await app.work();
  await rows.take();
}

/** Mostly somebody whose call it is, and often anybody. */
function principalFor({ principals }: World, { audience }: Call, dice: Dice): Principal {
  const own = principals.filter((each) => each.audience === audience);
  return dice.below(3) > 0 && own.length > 0 ? dice.pick(own) : dice.pick(principals);
}

async function changedBy({ app, rows }: World, isDone: boolean): Promise<string[]> {
  await app.quiet();
  const changed = await rows.take();
  const raised = takeAlarms().map(({ kind, about, detail }) => `raised an alarm: ${kind} ${about} ${detail}`);
  if (isDone) return raised;
  return [...raised, ...wrongChanges(changed).map((each) => `was refused and changed a row: ${each}`)];
}

const bodyOf = ({ raw, body }: FuzzRequest) => raw ?? JSON.stringify(body) ?? '';

type Sent = {
  readonly call: Call;
  readonly principal: Principal;
  readonly asked: FuzzRequest;
  readonly dice: Dice;
};

function send({ url }: World, agent: Agent, { call, principal, asked, dice }: Sent): Promise<Answer> {
  const { path } = dice.pick(pathsOf(call));
  const isPost = call.method === 'POST';
  const { cookie, headers: own } = principal.who;
  const headers = {
    'x-requested-with': 'XMLHttpRequest',
    ...(isPost && { 'content-type': 'application/json' }),
    ...(call.idempotent && { 'idempotency-key': dice.id() }),
    ...(cookie && { cookie }),
    ...own,
    ...asked.headers,
  };
  const options = { method: call.method, headers, agent, timeout: hangsAfterMs };
  return new Promise((resolve) => {
    const failed = (why: string) => resolve({ status: 0, type: '', text: why });
    const sending = request(`${url}${path}${isPost ? '' : queryOf(asked)}`, options, (came) => {
      const chunks: Buffer[] = [];
      came.on('data', (chunk: Buffer) => chunks.push(chunk));
      came.on('error', (error) => failed(error.message));
      came.on('end', () => {
        const type = String(came.headers['content-type'] ?? '');
        resolve({ status: came.statusCode ?? 0, type, text: Buffer.concat(chunks).toString('utf8') });
      });
    });
    sending.on('timeout', () => sending.destroy(new Error(`hangs for ${hangsAfterMs} ms`)));
    sending.on('error', (error) => failed(error.message));
    sending.end(isPost ? bodyOf(asked) : undefined);
  });
}

/** As a form sends it; a query is not as long as a body may be. */
function queryOf({ raw, body }: FuzzRequest): string {
  if (raw !== undefined) return `?${encodeURIComponent(raw).slice(0, 4_000)}`;
  if (typeof body !== 'object' || body === null) return '';
  const fields = Object.entries(body).map(([name, value]) => [
    name,
    (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 2_000),
  ]);
  return `?${new URLSearchParams(fields).toString()}`;
}

/** What an answer names is there for the requests that follow: sequences come about by themselves. */
function harvest({ pools }: World, answer: unknown): void {
  if (Array.isArray(answer)) {
    for (const each of answer.slice(0, 5)) harvest({ pools } as World, each);
    return;
  }
  if (typeof answer !== 'object' || answer === null) return;
  for (const [name, value] of Object.entries(answer)) {
    if (typeof value === 'object') harvest({ pools } as World, value);
    if (typeof value !== 'string' || !/Id$|^(?:mark|seen|ticket|cursor)$/u.test(name)) continue;
    for (const into of placesOf(name)) add((pools[into] ??= []), value);
  }
}

/** A preview's mark is what an act must have seen; the id of an approval is that of a request. */
const placesOf = (name: string) =>
  name === 'mark' ? ['seen'] : name === 'approvalId' ? ['requestId', name] : [name];

function add(pool: Json[], value: string): void {
  if (pool.includes(value)) return;
  pool.push(value);
  if (pool.length > poolSize) pool.splice(0, 1);
}
