import { type Box, endOf, startOf } from './box.ts';
import { changed } from './history.ts';
import type { Arrival, Kind, Say } from './kind.ts';

export type Outcome = { readonly box: Box; readonly say?: Say | undefined };

/** Puts a text in place of the selection, whole or not at all: what does not fit is named, never cut. */
export function insert(kind: Kind, box: Box, incoming: string): Outcome {
  const reading = kind.read(incoming);
  return reading.fragment === undefined
    ? { box, say: reading.say }
    : insertFragment(kind, box, { incoming, fragment: reading.fragment });
}

/** A text made of gaps alone means nothing and changes nothing, not even what is selected. */
function insertFragment(kind: Kind, box: Box, arrival: Arrival): Outcome {
  if (arrival.fragment === '') return { box };
  const { text, caret } = kind.join(
    box.text.slice(0, startOf(box)),
    arrival.fragment,
    box.text.slice(endOf(box)),
  );
  const refusal = kind.fault(text, arrival);
  if (refusal) return { box, say: refusal };
  const typed = arrival.incoming.length === 1 && box.anchor === box.focus;
  return { box: changed(box, { text, caret, side: 'before', run: typed ? 'typing' : 'none' }) };
}
