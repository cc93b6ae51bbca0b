import { createClient, type Json, type Transport, type WireDictionary } from '@candor/contract/client';

/** Every script that a reader's browser could come to load, from the first pages on, by its name. */
export async function readScripts(origin: string): Promise<Map<string, string>> {
  const scripts = new Map<string, string>();
  const asked = new Set<string>();
  const follow = async (text: string): Promise<void> => {
    const names = new Set([...text.matchAll(/[\w.-]+-[\w-]{7,8}\.js\b/gu)].map(([name]) => name));
    for (const name of names) {
      if (asked.has(name)) continue;
      asked.add(name);
      const answer = await fetch(`${origin}/assets/${name}`);
      if (answer.status !== 200)
        throw new Error(`/assets/${name} is asked for and answered ${answer.status}`);
      const script = await answer.text();
      scripts.set(name, script);
      await follow(script);
    }
  };
  for (const page of ['/', '/login']) await follow(await (await fetch(origin + page)).text());
  return scripts;
}

/** Logs somebody new in as their app would, in the words of the dictionary; the sessions they see then. */
export async function logInWith(
  origin: string,
  wire: WireDictionary,
  texts: readonly string[],
): Promise<number> {
  let cookie = '';
  const transport: Transport = async ({ method, url, headers, body }) => {
    const answer = await fetch(origin + url, {
      method,
      headers: { ...headers, cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const given = answer.headers.getSetCookie().map((each) => each.split(';')[0] ?? '');
    if (given.length > 0) cookie = given.join('; ');
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: (text ? JSON.parse(text) : null) as Json };
  };
  const client = createClient({ transport, market: 'ph', wire });
  const phone = '09171234567';
  const { consents } = await client.call('session.login-init', {});
  await client.call('session.sms-code', { phone });
  const code = /\b\d{6}\b/u.exec(texts.at(-1) ?? '')?.[0];
  if (code === undefined) throw new Error('no code came by SMS');
  await client.call('session.login', {
    phone,
    code,
    consents: consents
      .filter(({ isRequired }) => isRequired)
      .map(({ purpose, textVersion }) => ({ purpose, textVersion })),
  });
  const { sessions } = await client.call('session.list', {});
  return sessions.length;
}
