import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { phone, type Cookie, type Engine } from './engine.ts';

type Answer = { id?: number; type: string; result?: unknown; error?: string; message?: string };

/** Nothing is fetched, asked or reported: only the story's own pages are opened. */
const preferences = {
  // A touch that lasts longer than 300 ms is no tap: on a busy machine a short one may.
  'apz.max_tap_time': 600_000,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.w3c_touch_events.enabled': 1,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'remote.prefs.recommended': true,
  'toolkit.telemetry.enabled': false,
};

/** Firefox over WebDriver BiDi, which it speaks by itself: no driver stands between. */
export async function openFirefox(program: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'candor-firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const browser = spawn(
    program,
    ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, HOME: profile, MOZ_CRASHREPORTER_DISABLE: '1' },
    },
  );
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    browser.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      said += chunk;
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    browser.on('error', reject);
    browser.on('exit', () => reject(new Error(`Firefox ended before it listened:\n${said}`)));
  });
  const bidi = await connect(`${address}/session`);
  await bidi.send('session.new', { capabilities: {} });
  const { context } = await bidi.send<{ context: string }>('browsingContext.create', { type: 'tab' });
  await bidi.send('browsingContext.setViewport', { context, viewport: phone, devicePixelRatio: 2 });
  await bidi.send('emulation.setTimezoneOverride', { contexts: [context], timezone: 'Asia/Manila' });
  return {
    name: 'Firefox',
    takesTouch: true,
    open: async (url) =>
      void (await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    ask: async <Told>(source: string, ...args: readonly unknown[]) => {
      const { result, exceptionDetails } = await bidi.send<{
        result?: { value?: string };
        exceptionDetails?: { text: string };
      }>('script.callFunction', {
        functionDeclaration: `(args) => JSON.stringify((${source})(...JSON.parse(args)) ?? null)`,
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        awaitPromise: true,
        target: { context },
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result?.value ?? 'null') as Told;
    },
    act: async (actions) => {
      await bidi.send('input.performActions', { context, actions });
      await bidi.send('input.releaseActions', { context });
    },
    cookies: async () => {
      const partition = { type: 'context', context };
      type Held = { name: string; value: { value: string } };
      const { cookies } = await bidi.send<{ cookies: Held[] }>('storage.getCookies', { partition });
      return cookies.map(({ name, value }): Cookie => ({ name, value: value.value }));
    },
    close: async () => {
      const gone = new Promise((resolve) => browser.once('exit', resolve));
      await bidi.send('browser.close', {}).catch(() => browser.kill('SIGKILL'));
      await gone;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

async function connect(address: string) {
  const socket = new WebSocket(address);
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error('Firefox does not answer')), { once: true });
  });
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, message } = JSON.parse(String(data)) as Answer;
    const asked = id === undefined ? undefined : waiting.get(id);
    if (error) asked?.reject(new Error(`${error}: ${message}`));
    else asked?.resolve(result);
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox is gone'));
  });
  let id = 0;
  const send = <Result>(method: string, params: object): Promise<Result> =>
    new Promise<Result>((resolve, reject) => {
      id += 1;
      const mine = id;
      const over = () => waiting.delete(mine);
      waiting.set(mine, {
        resolve: (value) => (over(), resolve(value as Result)),
        reject: (error) => (over(), reject(error)),
      });
      socket.send(JSON.stringify({ id: mine, method, params }));
    });
  return { send };
}
