import { isMarketId, type MarketId } from '@candor/markets';
import { findBureauFile, lastBureauPart, type BureauFile } from '@candor/store/bureau-files';
import type { Database } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { openBureauPart } from './write-bureau-file.ts';

/** How far a bureau file is, and in which market; undefined where there is none. */
export function bureauFileState(
  database: Database,
  fileId: string,
): Promise<{ readonly state: BureauFile['state']; readonly market: MarketId } | undefined> {
  return database.read(async (tx) => {
    const file = await findBureauFile(tx, fileId);
    return file && isMarketId(file.market) ? { state: file.state, market: file.market } : undefined;
  });
}

/** A part of a bureau file that was released; refused while it is made or waits for an approver. */
export function readBureauPart(
  database: Database,
  seal: PersonSeal,
  { fileId, part }: { readonly fileId: string; readonly part: number },
): Promise<
  | { readonly name: string; readonly text: string; readonly parts: number }
  | { readonly refused: 'not_found' | 'bureau_cannot_change_so' }
> {
  return database.read(async (tx) => {
    const file = await findBureauFile(tx, fileId);
    const text = file && (await openBureauPart(tx, seal, { fileId, part }));
    if (!file || (text === undefined && file.state !== 'making')) return { refused: 'not_found' };
    if (text === undefined || file.state === 'making' || file.state === 'ready')
      return { refused: 'bureau_cannot_change_so' };
    const { no: parts } = await lastBureauPart(tx, fileId);
    return { name: `bureau-${file.market}-${file.day}-${file.covers}.csv`, text, parts };
  });
}
