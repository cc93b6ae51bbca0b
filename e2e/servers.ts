import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openDatabase, type Database } from '@candor/store/database';
import { startEmbedded } from '@candor/store/embedded';
import { test as base } from '@playwright/test';
import { type CandorProcess, preparedDataDir, startCandor } from './candor-process.ts';
import { serveControls, type ControlsServer } from './serve-controls.ts';

type Standing = { readonly dispose: () => Promise<void> | void };

export type ShiftedCandor = CandorProcess & {
  /** Lets time pass for the server, at once. */
  readonly pass: (seconds: number) => Promise<void>;
  /**
   * Its clock or a market's business day was moved: whoever comes next would find days that are behind or
   * ahead.
   */
  readonly wasMoved: () => Promise<boolean>;
  /** What the server believes that the time is. */
  readonly now: () => Date;
};

export type Pair = Standing & { readonly here: CandorProcess; readonly there: CandorProcess };

type Books = Standing & { readonly database: Database };

/** Which server a story is told on. */
export type ServerName = {
  /** Files that name the same share a server: whoever counts what waits names themselves. */
  readonly ownServer: string;
  /** Settings of the server beside the sandbox's own; whoever needs some names a server of their own too. */
  readonly settings: Readonly<Record<string, string>>;
};

const anHourMs = 3_600_000;

/**
 * The servers of one worker: each begins when the first story asks for it. Those that files share stay; one
 * that a file has to itself ends when another file wants its own. None belongs to a story, so that neither
 * the worker nor its browser has to begin anew between two files.
 */
class Servers {
  readonly #shared = new Map<string, Promise<Standing>>();
  readonly #own = new Map<string, Promise<Standing>>();
  /** Who has the server that files share and whose clock they may move. */
  #file = '';

  /** The real thing, as `npm start` makes it. */
  plain(): Promise<CandorProcess> {
    return begunOnce(this.#shared, 'plain', () => startCandor());
  }

  /**
   * The real thing, with a clock that a story can move forward. No file inherits the days that another let
   * pass.
   */
  async shifted({ ownServer, settings }: ServerName, file: string): Promise<ShiftedCandor> {
    if (ownServer === '') {
      const earlier = (await this.#shared.get('shifted')) as ShiftedCandor | undefined;
      if (earlier && this.#file !== file && (await earlier.wasMoved())) {
        this.#shared.delete('shifted');
        await earlier.dispose();
      }
      this.#file = file;
      return begunOnce(this.#shared, 'shifted', () => startShifted(settings));
    }
    if (!this.#own.has(ownServer)) await endAll(this.#own);
    return begunOnce(this.#own, ownServer, () => startShifted(settings));
  }

  /** Two servers, each a process of its own, on one database. */
  async pair(): Promise<Pair> {
    if (!this.#own.has('a pair')) await endAll(this.#own);
    return begunOnce(this.#own, 'a pair', startPair);
  }

  /** The books of a server that a file has to itself, to look into. */
  books(of: CandorProcess): Promise<Books> {
    return begunOnce(this.#own, `books in ${of.dataDir}`, () => openBooks(of));
  }

  /** The controls on a page of their own. */
  controls(): Promise<ControlsServer> {
    return begunOnce(this.#shared, 'controls', serveControls);
  }

  async end(): Promise<void> {
    await endAll(this.#own);
    await endAll(this.#shared);
  }
}

function begunOnce<Kept extends Standing>(
  among: Map<string, Promise<Standing>>,
  name: string,
  begin: () => Promise<Kept>,
): Promise<Kept> {
  const begun = (among.get(name) as Promise<Kept> | undefined) ?? begin();
  among.set(name, begun);
  return begun;
}

/** The last that began ends first: it may stand on another. */
async function endAll(among: Map<string, Promise<Standing>>): Promise<void> {
  for (const [name, begun] of [...among].toReversed()) {
    among.delete(name);
    await (await begun).dispose();
  }
}

export async function startShifted(settings: ServerName['settings']): Promise<ShiftedCandor> {
  const clock = pathToFileURL(join(import.meta.dirname, 'shift-clock.ts')).href;
  const candor = await startCandor({ ...settings, NODE_OPTIONS: `--import=${clock}` });
  const { child } = candor;
  let passedMs = 0;
  const pass = (seconds: number) =>
    new Promise<void>((resolve) => {
      child.once('message', () => resolve());
      passedMs += seconds * 1000;
      child.send({ passSeconds: seconds });
    });
  const days = async () => (await fetch(`${candor.url}/api/sandbox/clock`)).text();
  const atFirst = await days();
  return {
    ...candor,
    pass,
    wasMoved: async () => passedMs >= anHourMs || (await days()) !== atFirst,
    now: () => new Date(Date.now() + passedMs),
  };
}

async function startPair(): Promise<Pair> {
  const dataDir = preparedDataDir();
  const here = await startCandor({ DATA_DIR: dataDir });
  const there = await startCandor({ DATA_DIR: dataDir, WORKER: 'off' });
  const dispose = async () => {
    await here.interrupt();
    await there.dispose();
  };
  return { here, there, dispose };
}

async function openBooks({ dataDir }: CandorProcess): Promise<Books> {
  const { url, stop } = await startEmbedded({ dataDir });
  const database = openDatabase({ url, max: 1 });
  const dispose = async () => {
    await database.close();
    await stop();
  };
  return { database, dispose };
}

/** What every story has, whichever server it is told on: one worker tells them all. */
export const test = base.extend<object, { servers: Servers }>({
  servers: [
    async ({}, use) => {
      const servers = new Servers();
      await use(servers);
      await servers.end();
    },
    { scope: 'worker', timeout: 0 },
  ],
});

export { expect } from '@playwright/test';
