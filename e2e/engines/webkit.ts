import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { phone, until, type Cookie, type Engine } from './engine.ts';

/** The programs that WebKit's GTK build consists of. */
export type WebKitPrograms = { readonly driver: string; readonly browser: string; readonly screen: string };

/** WebKit, as GNOME's browser has it, over WebDriver and on a screen that nobody sees. */
export async function openWebKit(programs: WebKitPrograms): Promise<Engine> {
  const screen = await openScreen(programs.screen);
  const { driver, address } = await startDriver(programs.driver, screen.display);
  const send = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const answer = await fetch(address + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value;
  };
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
      },
    },
  });
  const at = `/session/${sessionId}`;
  await send('POST', `${at}/window/rect`, { x: 0, y: 0, ...phone });
  return {
    name: 'WebKit',
    takesTouch: false,
    open: async (url) => void (await send('POST', `${at}/url`, { url })),
    ask: async <Told>(source: string, ...args: readonly unknown[]) => {
      const script = `return JSON.stringify((${source})(...JSON.parse(arguments[0])) ?? null)`;
      const told = await send<string>('POST', `${at}/execute/sync`, { script, args: [JSON.stringify(args)] });
      return JSON.parse(told) as Told;
    },
    act: async (actions) => {
      await send('POST', `${at}/actions`, { actions });
      await send('DELETE', `${at}/actions`);
    },
    cookies: () => send<Cookie[]>('GET', `${at}/cookie`),
    close: async () => {
      await send('DELETE', at).catch(() => {});
      await end(driver);
      await end(screen.server);
    },
  };
}

/** The X server chooses a number that is free, and says which. */
async function openScreen(program: string): Promise<{ server: ChildProcess; display: string }> {
  const size = `${phone.width * 2}x${phone.height * 2}x24`;
  const server = spawn(program, ['-displayfd', '3', '-nolisten', 'tcp', '-screen', '0', size], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    server.stdio[3]?.once('data', (chunk) => resolve(String(chunk).trim()));
    server.on('error', reject);
    server.on('exit', () => reject(new Error('the screen that nobody sees could not be opened')));
  });
  return { server, display: `:${number}` };
}

/**
 * The driver must be told its port. Whoever takes it between our look and its start has it: then another is
 * tried.
 */
async function startDriver(
  program: string,
  display: string,
): Promise<{ driver: ChildProcess; address: string }> {
  for (;;) {
    const port = await freePort();
    const driver = spawn(program, ['--host=127.0.0.1', `--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', LANG: 'C.UTF-8', TZ: 'Asia/Manila' },
    });
    const address = `http://127.0.0.1:${port}`;
    const isReady = await until(async () => {
      if (driver.exitCode !== null || driver.signalCode !== null) return false;
      return (
        (await fetch(`${address}/status`).then(
          ({ ok }) => ok,
          () => false,
        )) || undefined
      );
    });
    if (isReady) return { driver, address };
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await gone;
}
