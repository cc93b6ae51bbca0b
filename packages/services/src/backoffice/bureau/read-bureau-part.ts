import { isMarketId, type MarketId } from '@candor/markets';
import { findBureauFile, lastBureauPart, type BureauFile } from '@candor/store/bureau-files';
import type { ReadTx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { openBureauPart } from './write-bureau-file.ts';

/** How far a bureau file is, and in which market; undefined where there is none. */
export async function bureauFileState(
  tx: ReadTx,
  fileId: string,
): Promise<{ readonly state: BureauFile['state']; readonly market: MarketId } | undefined> {
  const file = await findBureauFile(tx, fileId);
  return file && isMarketId(file.market) ? { state: file.state, market: file.market } : undefined;
}

/** A part of a bureau file that was released; refused while it is made or waits for an approver. */
export async function readBureauPart(
  tx: ReadTx,
  seal: PersonSeal,
  { fileId, part }: { readonly fileId: string; readonly part: number },
): Promise<
  | { readonly name: string; readonly text: string; readonly parts: number }
  | { readonly refused: 'not_found' | 'bureau_cannot_change_so' }
> {
  const file = await findBureauFile(tx, fileId);
  const text = file && (await openBureauPart(tx, seal, { fileId, part }));
  if (!file || (text === undefined && file.state !== 'making')) return { refused: 'not_found' };
  if (text === undefined || file.state === 'making' || file.state === 'ready')
    return { refused: 'bureau_cannot_change_so' };
  const { no: parts } = await lastBureauPart(tx, fileId);
  return { name: `bureau-${file.market}-${file.day}-${file.covers}.csv`, text, parts };
}
