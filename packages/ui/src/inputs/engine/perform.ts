import type { Box } from './box.ts';
import { drop, letGo, lift } from './carry.ts';
import { erase, type Reach } from './erase.ts';
import { redo, undo } from './history.ts';
import { insert, type Outcome } from './insert.ts';
import type { Kind } from './kind.ts';
import { move, type Movement } from './move.ts';

/** All that can be done to a box, whoever does it: a keyboard, a pointer, the on-screen keypad, a test. */
export type Act =
  | { readonly do: 'insert'; readonly text: string }
  | { readonly do: 'erase'; readonly reach: Reach }
  | { readonly do: 'move'; readonly movement: Movement }
  | { readonly do: 'lift' }
  | { readonly do: 'drop'; readonly text: string }
  | { readonly do: 'let-go' }
  | { readonly do: 'undo' }
  | { readonly do: 'redo' };

export function perform(kind: Kind, box: Box, act: Act): Outcome {
  switch (act.do) {
    case 'insert':
      return insert(kind, box, act.text);
    case 'erase':
      return { box: erase(box, act.reach) };
    case 'move':
      return { box: move(box, act.movement) };
    case 'lift':
      return { box: lift(box) };
    case 'drop':
      return drop(kind, box, act.text);
    case 'let-go':
      return { box: letGo(box) };
    case 'undo':
      return { box: undo(box) };
    case 'redo':
      return { box: redo(box) };
  }
}
