import { parse } from 'mrz';
import type { MarketId } from '../markets.ts';
import type { Doubt, ReadDocument, ReadField } from './identity-codes.ts';
import { dayIn, known, nameIn } from './read-parts.ts';
import { identityCodes } from './registry.generated.ts';

/** Both lines of a passport are as long as this. */
const LINE = 44;
/** Of what somebody recognised on a page, no more is read. */
const LONGEST = 20_000;

/**
 * What the two lines below a passport's picture say (ICAO 9303, TD3), found in whatever text was recognised
 * on the page. A field whose check digit does not fit is read all the same, and doubted; a passport of
 * another state is none of this market's documents.
 */
export function readZone(market: MarketId, text: string, thisYear: number): ReadDocument | undefined {
  const { passportState } = identityCodes[market];
  const lines = zoneIn(text, passportState);
  if (!lines) return undefined;
  const { fields, details } = parse([...lines], { autocorrect: true });
  const isSure = (field: string) => details.find((each) => each.field === field)?.valid === true;
  const numberIsSure = isSure('documentNumber') && isSure('documentNumberCheckDigit');
  const birthIsSure = isSure('birthDate') && isSure('birthDateCheckDigit');
  const read = known({
    documentNumber: fields.documentNumber ?? undefined,
    givenName: nameIn(fields.firstName),
    familyName: nameIn(fields.lastName),
    bornOn: dayOfBirth(fields.birthDate ?? '', thisYear),
  });
  if (read.documentNumber === undefined && read.familyName === undefined) return undefined;
  const isCut = !lines[0].endsWith('<');
  const doubts: Partial<Record<ReadField, Doubt>> = {
    ...(!numberIsSure && { documentNumber: 'unclear' }),
    ...(!birthIsSure && { bornOn: 'unclear' }),
    ...(isCut && { givenName: 'cut-off' }),
  };
  return { documentKind: 'passport', fields: read, doubts };
}

/** The line that begins with P and the state, and the one after it, brought to their length. */
function zoneIn(text: string, state: string): readonly [string, string] | undefined {
  const lines = text
    .slice(0, LONGEST)
    .toUpperCase()
    .split('\n')
    .map((line) => line.replaceAll(/[«‹(]/gu, '<').replaceAll(/[^A-Z0-9<]/gu, ''))
    .filter((line) => line.length >= LINE - 8);
  const first = lines.findIndex((line) => line.startsWith('P') && line.slice(2, 5) === state);
  const second = lines[first + 1];
  if (first < 0 || second === undefined || Math.abs(second.length - LINE) > 2) return undefined;
  return [fitted(filled(lines[first] ?? '')), fitted(second)];
}

/** A row of fillers is easily taken for letters of their shape: after the names there is nothing else. */
const filled = (line: string) =>
  line.replace(/<[<KLC]{3,}$/u, (row) => (/<<|([KLC])\1/u.test(row) ? '<'.repeat(row.length) : row));

/** Of the fillers at the end one too many or too few is recognised easily; of anything else, none is. */
const fitted = (line: string) => line.slice(0, LINE).padEnd(LINE, '<');

/** A passport has two digits of the year: it is the latest that has been. */
function dayOfBirth(digits: string, thisYear: number): string | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{2})(\d{2})(\d{2})$/u.exec(digits) ?? [];
  const inThis = Math.floor(thisYear / 100) * 100 + Number(year);
  return dayIn(String(inThis > thisYear ? inThis - 100 : inThis), month, day);
}
