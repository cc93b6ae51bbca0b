import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readDocumentNumber } from '../documents/read-document-number.ts';
import { marketIds } from '../markets.ts';
import { documents } from '../registry.generated.ts';
import type { IdentityCodes } from './identity-codes.ts';
import { readZone } from './read-zone.ts';
import { identityCodes } from './registry.generated.ts';
import { olderAadhaarCode, passportZone, philSysCode, secureAadhaarCode } from './testing/index.ts';
import { decimalOf } from './testing/sample-codes.ts';

const { ph, in: india } = identityCodes;

describe('the code of a PhilID', () => {
  it('gives number, names and day of birth as the form takes them, and nothing else', async () => {
    expect(await ph.readCode(philSysCode())).toEqual({
      documentKind: 'philsys',
      fields: {
        documentNumber: '1234-5678-9012-3456',
        givenName: 'Maricel Santos',
        familyName: 'Reyes',
        bornOn: '1996-03-14',
      },
      doubts: {},
    });
  });

  it('of an ePhilID says the same in shorter words', async () => {
    const sb = { fn: 'JUAN', ln: 'DELA CRUZ', sf: 'III', DOB: '1990-01-31', PCN: '6543210987654321' };
    expect(await ph.readCode(JSON.stringify({ i: 'PSA', img: 'AAAA', sb }))).toMatchObject({
      fields: {
        documentNumber: '6543-2109-8765-4321',
        givenName: 'Juan',
        familyName: 'Dela Cruz III',
        bornOn: '1990-01-31',
      },
    });
  });

  it.each([
    ['a number that is the secret one', { PCN: '1234-5678-9012' }, 'documentNumber'],
    ['a day that is none', { DOB: 'February 30, 1996' }, 'bornOn'],
    ['a name with figures', { fName: 'M4RICEL' }, 'givenName'],
    ['a name that is a list', { lName: ['REYES'] }, 'familyName'],
  ])('leaves out %s', async (_what, changes, field) => {
    const read = await ph.readCode(philSysCode(changes));
    expect(read?.fields).not.toHaveProperty(field);
    expect(Object.keys(read?.fields ?? {})).toHaveLength(3);
  });

  it.each(['', 'https://example.com', '{}', '[]', 'null', '{"subject":7}', '{"subject":{}}', '{"subject":{'])(
    '%s is no PhilID’s',
    async (text) => {
      expect(await ph.readCode(text)).toBeUndefined();
    },
  );
});

describe('the code of an Aadhaar', () => {
  it.each([undefined, 'V2', 'V4'])(
    'version %s gives the name, the day of birth and the number’s end',
    async (version) => {
      const code = await secureAadhaarCode({ ...(version !== undefined && { version }) });
      expect(await india.readCode(code)).toEqual({
        documentKind: 'aadhaar',
        fields: { givenName: 'Asha', familyName: 'Verma', bornOn: '1996-03-14' },
        doubts: { documentNumber: 'last-four', familyName: 'one-name' },
        lastFour: '2346',
      });
    },
  );

  it('of one name has no family name, and of a year no day', async () => {
    expect(await india.readCode(await secureAadhaarCode({ name: 'Lakshmi', birth: '1996' }))).toEqual({
      documentKind: 'aadhaar',
      fields: { givenName: 'Lakshmi' },
      doubts: { documentNumber: 'last-four', bornOn: 'year-only' },
      lastFour: '2346',
    });
  });

  it('of before 2018 has the whole number, and nothing of it but the end comes out', async () => {
    const read = await india.readCode(olderAadhaarCode());
    expect(read).toMatchObject({ fields: { bornOn: '1996-03-14' }, lastFour: '2346' });
    expect(JSON.stringify(read)).not.toContain('2341');
    const older = await india.readCode(olderAadhaarCode('yob="1996"'));
    expect(older?.doubts.bornOn).toBe('year-only');
  });

  it('that unpacks to megabytes, is cut off, or is longer than any code is nothing', async () => {
    const bomb = decimalOf(gzipSync(Buffer.alloc(50_000_000)));
    expect(await india.readCode(decimalOf(gzipSync(Buffer.alloc(1_000_000))))).toBeUndefined();
    expect(await india.readCode(bomb.slice(0, 7_089))).toBeUndefined();
    expect(await india.readCode((await secureAadhaarCode()).slice(0, -40))).toBeUndefined();
    expect(await india.readCode('9'.repeat(1_000_000))).toBeUndefined();
    expect(await india.readCode(`<PrintLetterBarcodeData ${'a="'.repeat(100_000)}`)).toBeUndefined();
  });
});

describe('the lines of a passport', () => {
  it.each([
    ['ph', 'PHL', 'P1234567A'],
    ['in', 'IND', 'M1234567'],
  ] as const)('of %s are read wherever they stand on the page', (market, state, number) => {
    const page = `REPUBLIC\nPASSPORT ${number}\n\n${passportZone(state, number)}\n`;
    expect(readZone(market, page, 2026)).toEqual({
      documentKind: 'passport',
      fields: {
        documentNumber: number,
        givenName: 'Maricel Santos',
        familyName: 'Reyes',
        bornOn: '1996-03-14',
      },
      doubts: {},
    });
    expect(readDocumentNumber(market, 'passport', number)).toHaveProperty('kept');
  });

  it('with a digit misread are read and doubted', () => {
    const lines = passportZone('PHL', 'P1234567A').replace('P1234567A', 'P1239567A');
    expect(readZone('ph', lines, 2026)).toMatchObject({
      fields: { documentNumber: 'P1239567A' },
      doubts: { documentNumber: 'unclear' },
    });
  });

  it.each(['<<<<<<LKLLLLLLLLLLL', '<K<K<KKLLLLLLLLLLLLLKL', '<<<<<<<<<<<<<<<<<C'])(
    'with fillers taken for letters (%s) have the name without them',
    (row) => {
      const [, second = ''] = passportZone('PHL', 'P1234567A').split('\n');
      const read = readZone('ph', `P<PHLREYES<<MARICEL<SANTOS${row}\n${second}`, 2026);
      expect(read?.fields).toMatchObject({ givenName: 'Maricel Santos', familyName: 'Reyes' });
      expect(read?.doubts).toEqual({});
    },
  );

  it('that end with a letter cut a name off', () => {
    const lines = passportZone('PHL', 'P1234567A', `REYES<<${'MARIA<'.repeat(8)}`);
    expect(readZone('ph', lines, 2026)?.doubts).toEqual({ givenName: 'cut-off' });
  });

  it('of another state, or half of them, are none', () => {
    expect(readZone('ph', passportZone('IND', 'M1234567'), 2026)).toBeUndefined();
    expect(readZone('in', passportZone('IND', 'M1234567').slice(0, 60), 2026)).toBeUndefined();
    expect(readZone('in', '', 2026)).toBeUndefined();
  });
});

describe.each(marketIds)('what machines read in %s', (market) => {
  const codes: IdentityCodes = identityCodes[market];

  it('stands on documents that the market takes, and its law is cited', () => {
    for (const kind of Object.keys(codes.carriers)) expect(documents[market]).toHaveProperty(kind);
    expect(codes.law).toContain('Confirm with counsel.');
  });
});
