import { beginComposing, composed, endComposing } from '../engine/compose.ts';
import type { Kind } from '../engine/kind.ts';
import { type Act, perform } from '../engine/perform.ts';
import {
  follow,
  type Native,
  nativeOf,
  reconcile,
  type Session,
  sessionOf,
  settle,
} from '../engine/session.ts';
import { caretAt, type PlainBox, plainErase, plainInsert, type PlainRule } from './plain-box.ts';
import type { Arriving, RandomEdit } from './random-edit.ts';

type Edit<Name extends RandomEdit['do']> = Extract<RandomEdit, { readonly do: Name }>;

/**
 * The same edits made to a session with an element and to the oracle. The element is played by a value and a
 * selection that change as a browser changes them when it won't be stopped.
 */
export class Twin {
  readonly #kind: Kind;
  readonly #rule: PlainRule;
  #session: Session;
  #native: Native;
  #plain: PlainBox = caretAt('', 0);
  #anchor = 0;
  #refused = false;

  constructor(kind: Kind, rule: PlainRule) {
    this.#kind = kind;
    this.#rule = rule;
    this.#session = sessionOf(kind, '');
    this.#native = nativeOf(kind, this.#session);
  }

  engine() {
    const significant = (painted: string) => painted.replaceAll(this.#kind.gap, '').length;
    const { value, start, end } = this.#native;
    return {
      text: this.#session.box.text,
      start: significant(value.slice(0, start)),
      end: significant(value.slice(0, end)),
      refused: this.#session.say !== undefined,
      shown: value,
    };
  }

  oracle() {
    return { ...this.#plain, refused: this.#refused };
  }

  undo(): void {
    this.#act({ do: 'undo' });
  }

  redo(): void {
    this.#act({ do: 'redo' });
  }

  make(edit: RandomEdit): void {
    this.#refused = false;
    this.#session = { ...this.#session, say: undefined };
    const { start, text } = this.#plain;
    switch (edit.do) {
      case 'select':
        return this.#select(edit);
      case 'insert':
        this.#act({ do: 'insert', text: edit.arriving.raw });
        return this.#expectInsert(edit.arriving);
      case 'fill-in':
        return this.#browserPuts(edit.arriving, '', { text, start: 0, end: text.length });
      case 'commit':
        // A keyboard that can't be stopped and doesn't compose: one `input`, nothing before it.
        return this.#browserPuts(edit.arriving, 'insertText', this.#plain);
      case 'compose':
        return this.#compose(edit.steps);
      case 'erase':
        this.#act({ do: 'erase', reach: edit.reach });
        return this.#expectErase(reachOf(edit.reach, start, text.length));
      case 'erase-natively':
        return this.#browserErases(edit.forward);
      case 'cut':
        this.#act({ do: 'erase', reach: 'selection' });
        return this.#expectErase([start, start]);
      case 'drag':
        return this.#drag(edit.to);
      case 'move':
        return this.#move(edit);
    }
  }

  #become(next: Session): void {
    if (next === this.#session) return;
    this.#session = next;
    if (!next.composing) this.#native = nativeOf(this.#kind, next);
  }

  /** As an element does when its caret was moved. */
  #follow(): void {
    this.#session = follow(this.#kind, this.#session, this.#native);
  }

  #act(act: Act): void {
    this.#follow();
    this.#become(settle(this.#kind, perform(this.#kind, this.#session.box, act)));
  }

  /** A browser puts a text in place of what is selected, or of what it put there before. */
  #put(text: string, start = this.#native.start, end = this.#native.end): void {
    const { value } = this.#native;
    const caret = start + text.length;
    this.#native = {
      value: value.slice(0, start) + text + value.slice(end),
      start: caret,
      end: caret,
      backward: false,
    };
  }

  #expectInsert({ meant }: Arriving, into = this.#plain): void {
    const { box, refused } = plainInsert(this.#rule, into, meant);
    this.#refused = refused;
    if (box !== into) this.#expect(box);
  }

  #expectErase([from, to]: readonly [number, number]): void {
    this.#expect(plainErase(this.#plain, from, to));
  }

  #expect(box: PlainBox): void {
    this.#plain = box;
    this.#anchor = box.start;
  }

  #select({ anchor, focus, behindGap }: Edit<'select'>): void {
    const length = this.#plain.text.length + 1;
    this.#anchor = anchor % length;
    const to = focus % length;
    const [start, end] = [Math.min(this.#anchor, to), Math.max(this.#anchor, to)];
    this.#plain = { ...this.#plain, start, end };
    const at = (index: number) => this.#positionOf(index, behindGap);
    this.#native = { ...this.#native, start: at(start), end: at(end), backward: to < this.#anchor };
    this.#follow();
  }

  /** Found by counting, as the reader's eye does, and not by the engine's own map. */
  #positionOf(index: number, behindGap: boolean): number {
    const { value } = this.#native;
    const places = [...value].flatMap((character, at) => (character === this.#kind.gap ? [] : [at]));
    const at = places[index] ?? value.length;
    return !behindGap && value[at - 1] === this.#kind.gap ? at - 1 : at;
  }

  #browserPuts(arriving: Arriving, inputType: string, into: PlainBox): void {
    const { value } = this.#native;
    if (inputType === '') this.#put(arriving.raw, 0, value.length);
    else this.#put(arriving.raw);
    const isChanged = this.#native.value !== value;
    this.#follow();
    this.#become(reconcile(this.#kind, this.#session, this.#native, inputType));
    if (isChanged) this.#expectInsert(arriving, into);
    // The same text in its own place: only the caret has moved.
    else this.#expect(caretAt(into.text, into.end));
  }

  #browserErases(forward: boolean): void {
    const { start, end, value } = this.#native;
    this.#follow();
    if (start !== end) this.#put('');
    else if (forward && start < value.length) this.#put('', start, start + 1);
    else if (!forward && start > 0) this.#put('', start - 1, start);
    const inputType = forward ? 'deleteContentForward' : 'deleteContentBackward';
    this.#become(reconcile(this.#kind, this.#session, this.#native, inputType));
    this.#expectErase(reachOf(forward ? 'after' : 'before', this.#plain.start, this.#plain.text.length));
  }

  #compose(steps: readonly Arriving[]): void {
    this.#follow();
    this.#become(beginComposing(this.#session));
    const base = this.#plain;
    const { start } = this.#native;
    for (const step of steps) {
      this.#put(step.raw, start, this.#native.end);
      this.#become(composed(this.#kind, this.#session, this.#native, 'insertCompositionText'));
      this.#expectInsert(step, base);
      // It didn't fit: the composition is over and the keyboard starts anew.
      if (!this.#session.composing) return;
    }
    this.#become(endComposing(this.#kind, this.#session, this.#native));
  }

  #drag(to: number): void {
    const { text, start, end } = this.#plain;
    const place = to % (text.length + 1);
    if (start === end || (place >= start && place <= end)) return;
    const dragged = text.slice(start, end);
    this.#act({ do: 'lift' });
    const position = this.#positionOf(place, true);
    this.#native = { ...this.#native, start: position, end: position };
    this.#act({ do: 'drop', text: dragged });
    const caret = place > end ? place - dragged.length : place;
    const { box, refused } = plainInsert(
      this.#rule,
      caretAt(text.slice(0, start) + text.slice(end), caret),
      dragged,
    );
    this.#refused = refused;
    this.#expect(refused ? caretAt(text, place) : { ...box, start: caret });
  }

  #move({ towards, extend, far }: Edit<'move'>): void {
    this.#act({ do: 'move', movement: { towards, extend, far } });
    const { text, start, end } = this.#plain;
    const forward = towards === 'end';
    const focus = start === this.#anchor ? end : start;
    const step = Math.max(0, Math.min(text.length, focus + (forward ? 1 : -1)));
    const near = start !== end && !extend ? (forward ? end : start) : step;
    const to = far ? (forward ? text.length : 0) : near;
    if (!extend) this.#anchor = to;
    this.#plain = { text, start: Math.min(this.#anchor, to), end: Math.max(this.#anchor, to) };
  }
}

function reachOf(reach: Edit<'erase'>['reach'], caret: number, length: number): readonly [number, number] {
  const reaches = {
    before: [Math.max(0, caret - 1), caret],
    after: [caret, Math.min(length, caret + 1)],
    'all-before': [0, caret],
    'all-after': [caret, length],
  } as const;
  return reaches[reach];
}
