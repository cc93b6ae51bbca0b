import { type Box, endOf, startOf } from './box.ts';
import { changed } from './history.ts';

/**
 * How far an erasure reaches when nothing is selected. There is no "word": a number is one word however it is
 * painted, so erasing a word before the caret erases all before it, as in a plain box.
 */
export type Reach = 'before' | 'after' | 'all-before' | 'all-after' | 'all' | 'selection';

export function erase(box: Box, reach: Reach): Box {
  const collapsed = box.anchor === box.focus;
  const [from, to] = collapsed ? reachOf(box, reach) : [startOf(box), endOf(box)];
  if (from === to) return box;
  return changed(box, {
    text: box.text.slice(0, from) + box.text.slice(to),
    caret: from,
    // The caret stays where the eye has it: erasing forward doesn't move it, erasing backward leaves it at
    // the painted place of what went away, which is behind the gap.
    side: collapsed && reach === 'after' ? box.side : 'after',
    run: collapsed && (reach === 'before' || reach === 'after') ? 'erasing' : 'none',
  });
}

function reachOf({ text, focus }: Box, reach: Reach): readonly [number, number] {
  switch (reach) {
    case 'before':
      return [Math.max(0, focus - 1), focus];
    case 'after':
      return [focus, Math.min(text.length, focus + 1)];
    case 'all-before':
      return [0, focus];
    case 'all-after':
      return [focus, text.length];
    case 'all':
      return [0, text.length];
    case 'selection':
      return [focus, focus];
  }
}
