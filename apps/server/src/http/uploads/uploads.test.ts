import { calls, pathsOf, requestSchemaOf, tableOf, type Call, type Json } from '@candor/contract';
import { describe, expect, it } from 'vitest';
import { filesOf } from './files-of.ts';
import { sampleOf } from '../testing/sample-of.ts';
import { appOf, post, testApp } from '../testing/test-app.ts';

const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
const uploading = Object.values<Call>(calls).filter(({ uploads }) => uploads !== undefined);

/** The sample with this file in every field of the call that takes one. */
function withFile(value: Json, { uploads = [] }: Call, file: string): Json {
  if (Array.isArray(value)) return value.map((each: Json) => withFile(each, { uploads } as Call, file));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inside]) => {
      if (!uploads.includes(name)) return [name, withFile(inside, { uploads } as Call, file)];
      return [name, name === 'base64' ? Buffer.from(file).toString('base64') : file];
    }),
  );
}

const ask = (call: Call, file: string) =>
  post(pathsOf(call)[0]!.path, withFile(sampleOf(requestSchemaOf(call)), call, file), {
    cookie: `staff-session=${'S'.repeat(43)}`,
    'idempotency-key': 'a-key-of-an-upload',
  });

describe('a file that is handed in', () => {
  it('comes by ten calls and more', () => expect(uploading.length).toBeGreaterThan(9));

  it.each(uploading)(
    '$key: is refused with what a scanner knows in it, and its handler never asked',
    async (call) => {
      const { app, handled } = await testApp();
      const good = await app.inject(ask(call, 'Date,Reference'));
      expect([call.key, good.statusCode, handled.map(({ key }) => key)]).toEqual([call.key, 200, [call.key]]);
      handled.splice(0);
      const bad = await app.inject(ask(call, `Date,Reference ${eicar}`));
      expect([bad.statusCode, bad.json().code]).toEqual([422, 'file_has_malware']);
      expect(handled).toEqual([]);
      await app.close();
    },
  );

  it.each(uploading)('$key: is refused with “try again” while no scanner answers', async (call) => {
    const scanner = { kind: 'clamd', scan: async () => 'away' as const } as const;
    const { app, handled } = await testApp({ scanner });
    const answer = await app.inject(ask(call, 'Date,Reference'));
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'service_unavailable']);
    expect(answer.json().detail ?? answer.json().title).toMatch(/\S/u);
    expect(handled).toEqual([]);
    await app.close();
  });

  it('can’t be taken by a server that scans nothing', async () => {
    const [call] = uploading as [Call];
    const mounting = appOf(tableOf([call]), { [call.key]: async () => ({}) } as never, {
      scanner: undefined as never,
    });
    await expect(mounting).rejects.toThrow(/nothing scans them/u);
  });

  it('is found however deep it lies', () => {
    const input = { a: [{ files: [{ name: 'x', base64: 'QUJD' }] }], csv: 'a,b' };
    expect(filesOf({ uploads: ['base64', 'csv'] }, input).map(String)).toEqual(['ABC', 'a,b']);
    expect(filesOf({}, input)).toEqual([]);
  });
});
