import type { ImportRow } from '@candor/store/imports';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { ImportLine } from './read-import-file.ts';

const cellsAbout = (importId: string, line: number) => `import:${importId}:${line}`;

/** A row as it was typed; one whose quotes do not close has no cells. */
export function sealCells(seal: PersonSeal, importId: string, { line, cells }: ImportLine): string {
  return seal.seal(JSON.stringify(cells ?? null), cellsAbout(importId, line));
}

/** Undefined where there are none, and of a row whose time is over. */
export function openCells(
  seal: PersonSeal,
  importId: string,
  { line, sealed }: Pick<ImportRow, 'line' | 'sealed'>,
): readonly string[] | undefined {
  if (sealed === null) return undefined;
  return (JSON.parse(seal.open(sealed, cellsAbout(importId, line))) as string[] | null) ?? undefined;
}
