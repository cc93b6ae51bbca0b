import type { WirePart } from '@candor/contract/client';

/** The parts that the screens so far have brought along. */
const known = new Set<WirePart>();

export function learnParts(parts: readonly WirePart[] = []): void {
  for (const part of parts) known.add(part);
}

export function knownPart(path: string): WirePart | undefined {
  return [...known].find(({ paths }) => path in paths);
}
