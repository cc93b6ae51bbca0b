import { pdfRenderer } from '@candor/adapters';
import { eraseDocuments } from '@candor/services/kernel/documents';
import { printContract } from '@candor/services/lending/contracts';
import { checkDocuments, repairDocument } from '@candor/services/lending/contracts/stored';
import { expectBooksTie } from '@candor/store/testing';
import { offeredBorrower, signOffer, type OfferedBorrower } from '@candor/simulator/borrowers';
import { openLender } from '@candor/simulator/lender';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { problemIn } from '../../http/testing/problem-in.ts';
import { takeAlarms } from '../../testing/alarms-heard.ts';
import { identityApp, type IdentityApp } from '../../testing/identity-app.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await identityApp();
  await openLender(app);
});
afterEach(async () => {
  await app.test.sql('delete from loose_file');
  await expectBooksTie(app.test);
});
afterAll(() => app.close());

const parts = () => ({ ...app.borrowing, press: pdfRenderer });
const ask = (one: OfferedBorrower) =>
  app.get(`contract/file${one.suffix}?orderId=${one.orderId}&document=agreement`, one.who);

async function signed(): Promise<OfferedBorrower> {
  const one = await offeredBorrower(app, 'ph');
  await signOffer(app, one);
  return one;
}

async function keyOf({ orderId }: OfferedBorrower): Promise<string> {
  const { rows } = await app.test.sql(
    `select store_key from signed_file where order_id = $1 and kind = 'agreement'`,
    [orderId],
  );
  return String(rows[0]?.['store_key']);
}

describe('a signed file that is not what was kept', () => {
  it('is given to nobody, raises the alarm, and leaves the rest of an export whole', async () => {
    const one = await signed();
    await printContract(parts(), { order: one.orderId });
    const before = (await ask(one)).json();
    const key = await keyOf(one);
    const { pictures, seal } = app.borrowing;
    const about = `signed-document:${one.orderId}:agreement`;
    await pictures.put(key, seal.sealBytes(Buffer.from('%PDF- of another agreement'), about));
    const answer = await ask(one);
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('base64');
    expect(takeAlarms()).toEqual([{ kind: 'document-damaged', about: 'changed', detail: key }]);

    const { exportId } = (await app.post('privacy/export', {}, one.who)).json();
    await app.work();
    const archive = (await app.get(`privacy/export-archive?exportId=${exportId}`, one.who)).json();
    const names = Buffer.from(archive.base64, 'base64').toString('latin1');
    expect(names).toContain('-disclosure.pdf');
    expect(names).not.toContain('-agreement.pdf');
    expect(takeAlarms().map(({ kind }) => kind)).toContain('document-damaged');

    // The same words give the same file, to the byte: it is put back.
    const { damaged } = await checkDocuments(parts());
    expect(damaged.map(({ storeKey, damage }) => [storeKey, damage])).toEqual([[key, 'changed']]);
    expect(await repairDocument(parts(), damaged[0]!)).toBe(true);
    expect((await ask(one)).json()).toEqual(before);
    await pictures.delete(key);
    expect((await ask(one)).statusCode).toBe(500);
    expect(takeAlarms()).toEqual([{ kind: 'document-damaged', about: 'missing', detail: key }]);
    const [lost] = (await checkDocuments(parts())).damaged;
    expect(await repairDocument(parts(), { ...lost!, sha256: 'a'.repeat(64) })).toBe(false);
    expect(await repairDocument(parts(), lost!)).toBe(true);
    expect((await ask(one)).json()).toEqual(before);
    expect(takeAlarms()).toEqual([]);
  });
});

describe('a worker that dies while it keeps a signed file', () => {
  it('before the bytes are there, or between bytes and row, leaves no row, and the next one keeps it', async () => {
    const one = await signed();
    const { pictures } = app.borrowing;
    const dying = (isWritten: boolean) => ({
      ...parts(),
      pictures: {
        ...pictures,
        put: async (key: string, bytes: Buffer) => {
          if (isWritten) await pictures.put(key, bytes);
          throw new Error('the worker is gone');
        },
      },
    });
    for (const isWritten of [false, true]) {
      await expect(printContract(dying(isWritten), { order: one.orderId })).rejects.toThrow('is gone');
      const { rows } = await app.test.sql('select from signed_file where order_id = $1', [one.orderId]);
      expect(rows).toEqual([]);
      expect(problemIn(await ask(one)).code).toBe('document_not_ready');
    }
    const loose = await app.test.sql('select store_key from loose_file');
    expect(loose.rows).toHaveLength(1);
    await printContract(parts(), { order: one.orderId });
    expect((await app.test.sql('select from loose_file')).rows).toEqual([]);
    expect((await ask(one)).statusCode).toBe(200);
    expect(await keyOf(one)).toBe(loose.rows[0]?.['store_key']);
  });

  it('for good leaves bytes that the worker erases a day later', async () => {
    const one = await signed();
    const { pictures } = app.borrowing;
    const keys: string[] = [];
    const dying = {
      ...pictures,
      put: async (key: string, bytes: Buffer) => {
        keys.push(key);
        await pictures.put(key, bytes);
        throw new Error('the worker is gone');
      },
    };
    const last = printContract({ ...parts(), pictures: dying }, { order: one.orderId });
    await expect(last).rejects.toThrow('is gone');
    const erase = () => eraseDocuments(app.borrowing, { keys });
    await erase();
    expect(await pictures.get(keys[0]!)).not.toBeNull();
    await app.test.sql(`update loose_file set due_at = now()`);
    await erase();
    expect(await pictures.get(keys[0]!)).toBeNull();
    expect((await app.test.sql('select from loose_file')).rows).toEqual([]);
  });
});
