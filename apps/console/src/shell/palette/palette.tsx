import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useCover } from '@candor/ui';
import { Chip } from '../../kit/chip.tsx';
import { Icon } from '../../kit/icon.tsx';
import { KeyCaps } from '../../kit/keys/key-cap.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { useOnline } from '../../kit/use-online.ts';
import { useDesk } from '../me.ts';
import { useRouter } from '../router.ts';
import { listedOf, useSections } from '../section.ts';
import { openedBy } from './opened.ts';
import { actGroup, actsToPick, type Picked, pickedGroups } from './palette-acts.ts';
import { foundGroups, goGroup, onlySubject, openedGroup, readTyped } from './palette-items.ts';
import { matchIn } from './palette-text.ts';
import type { Group, Item, Subject } from './palette-types.ts';
import { useFound } from './use-found.ts';
import './palette.css';

/** What is typed, what there is, which of it is chosen, and what each key does with it. */
function usePalette(onClose: () => void) {
  const { me, market, money, may } = useDesk();
  const sections = listedOf(useSections());
  const router = useRouter();
  const isOnline = useOnline();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  // What acts are offered on stays while one moves among the acts themselves.
  const [subject, setSubject] = useState<Subject>();
  // An act that was chosen first: what is found then is whom it is for.
  const [picked, setPicked] = useState<Picked>();
  const { mode, text } = readTyped(typed);
  const finding = useFound(market.market, mode === 'acts' ? '' : text, isOnline);
  const found = foundGroups(finding.found, finding.of, mode, money);
  const on = subject ?? onlySubject(found);
  const acts = !isOnline
    ? []
    : on || mode !== 'acts'
      ? actGroup(on, may, mode === 'acts' ? text : '')
      : actsToPick(may, text);
  const groups: readonly Group[] = picked
    ? pickedGroups(picked, found)
    : [
        ...(text === '' && mode === 'all' ? openedGroup(openedBy(me.staffId), sections) : found),
        ...acts,
        ...goGroup(sections, text, mode),
      ];
  const items = groups.flatMap((group) => group.items);
  const at = Math.min(chosen, Math.max(items.length - 1, 0));
  const highlight = (n: number) => {
    setChosen(n);
    const next = items[n];
    if (next?.on) setSubject(next.on);
  };
  return {
    typed,
    text,
    groups,
    items,
    at,
    highlight,
    finding,
    isOnline,
    picked,
    // In a line, where an act was asked for and none is there.
    noAct: mode === 'acts' && isOnline && acts.length === 0 ? noActWords(text, on !== undefined) : '',
    hasFound: picked ? groups.length > 0 : found.length > 0,
    asks: mode === 'acts' ? '' : text,
    open(item: Item | undefined) {
      if (!item || item.whyNot !== undefined) return;
      if (item.picks) {
        setPicked(item.picks);
        setTyped('');
        setChosen(0);
        return;
      }
      onClose();
      router.go(item.place);
    },
    type(next: string) {
      setTyped(next);
      setChosen(0);
      if (readTyped(next).mode !== 'acts') setSubject(undefined);
      else setPicked(undefined);
    },
    toActs() {
      if (picked) return;
      const first = items.findIndex(({ key }) => key.startsWith('act '));
      if (first >= 0) return setChosen(first);
      // Of several, the highlighted one is meant: its acts stand below all that was found.
      const meant = items[at]?.on;
      if (!meant) return;
      setSubject(meant);
      setChosen(found.reduce((sum, group) => sum + group.items.length, 0));
    },
  };
}

function noActWords(text: string, isOnSomething: boolean): string {
  const what = text === '' ? 'No act' : `No act with “${text}”`;
  return isOnSomething ? `${what} on this for your role.` : `${what} for your role.`;
}

type State = ReturnType<typeof usePalette>;

/** One field for finding, acting and going. Nothing is done from here: an act opens with its preview. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const id = useId();
  const own = useRef<HTMLDialogElement>(null);
  const state = usePalette(onClose);
  const { groups, items, at, highlight, finding, text } = state;
  useShown(own);
  useCover();
  useKeys('Palette', shownKeys(onClose), 'modal');
  return (
    <dialog ref={own} className="pal" aria-label="Find, act, go" onCancel={(event) => event.preventDefault()}>
      <PaletteField id={id} state={state} onClose={onClose} />
      <Says state={state} />
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- rows of several parts are no options of a select */}
      <div className="pal-list" id={`${id}-list`} role="listbox" aria-label="What there is">
        {groups.map((group) => (
          <PaletteGroup key={group.key} group={group}>
            {group.items.map((item) => {
              const n = items.indexOf(item);
              return (
                <PaletteRow
                  key={item.key}
                  id={`${id}-${n}`}
                  item={item}
                  text={text}
                  isChosen={n === at}
                  onOpen={() => state.open(item)}
                  onPoint={() => highlight(n)}
                />
              );
            })}
          </PaletteGroup>
        ))}
      </div>
      <PaletteFoot tookMs={finding.tookMs} />
    </dialog>
  );
}

/** The field itself hears all but Esc: here they are named for the key bar, and hide those behind. */
const shownKeys = (onClose: () => void) => [
  { keys: 'ArrowUp', words: 'move', inBar: true, run: () => {} },
  { keys: 'ArrowDown', words: 'move', inBar: true, run: () => {} },
  { keys: 'Enter', words: 'open', inBar: true, run: () => {} },
  { keys: 'Tab', words: 'act on it', inBar: true, run: () => {} },
  { keys: 'Escape', words: 'close', inBar: true, run: onClose },
];

type FieldProps = { readonly id: string; readonly state: State; readonly onClose: () => void };

function PaletteField({ id, state, onClose }: FieldProps) {
  const { market } = useDesk();
  const { items, at, highlight } = state;
  const press = (event: KeyboardEvent) => {
    const many = Math.max(items.length, 1);
    const moves: Readonly<Record<string, () => void>> = {
      ArrowDown: () => highlight((at + 1) % many),
      ArrowUp: () => highlight((at - 1 + many) % many),
      Enter: () => state.open(items[at]),
      Tab: state.toActs,
      Escape: onClose,
    };
    const move = event.nativeEvent.isComposing ? undefined : moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  };
  return (
    <div className="pal-field">
      <Icon name="search" />
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened to type in
        autoFocus
        role="combobox"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={items.length > 0 ? `${id}-${at}` : undefined}
        aria-label="Name, phone, loan or reference"
        autoComplete="off"
        spellCheck={false}
        value={state.typed}
        placeholder="Name, phone, loan or reference"
        onChange={(event) => state.type(event.target.value)}
        onKeyDown={press}
      />
      <Chip tone="plain">{market.name}</Chip>
      <KeyCaps keys="Escape" />
    </div>
  );
}

function useShown(own: { readonly current: HTMLDialogElement | null }) {
  useEffect(() => {
    own.current?.showModal();
  }, [own]);
  useLayoutEffect(() => {
    const dialog = own.current;
    return () => dialog?.close();
  }, [own]);
}

/** What stands in the way of rows, in a sentence. */
function Says({ state }: { readonly state: State }) {
  const { market } = useDesk();
  const { finding, picked, asks } = state;
  const says = !state.isOnline
    ? 'You are offline: nobody can be looked up. You can still go to what is open.'
    : finding.isBroken
      ? 'Nothing could be looked up just now. Please type on, or try again in a moment.'
      : asks !== '' && finding.of === asks && !state.hasFound
        ? `No ${picked ? whose[picked.is] : 'name, phone or reference'} with “${asks}” in ${market.name}.`
        : picked && asks === ''
          ? `${picked.words}: type ${whose[picked.is]} to say which one.`
          : state.noAct;
  return <output className="pal-says">{says}</output>;
}

const whose = {
  customer: 'name, phone or loan',
  application: 'application reference',
  complaint: 'complaint reference',
} as const;

function PaletteGroup({ group, children }: { readonly group: Group; readonly children: ReactNode }) {
  const id = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of options has no tag
    <div role="group" aria-labelledby={id}>
      <p className="pal-group" id={id}>
        {group.title}
        {group.beside && <span>{group.beside}</span>}
      </p>
      {children}
    </div>
  );
}

type RowProps = {
  readonly id: string;
  readonly item: Item;
  readonly text: string;
  readonly isChosen: boolean;
  readonly onOpen: () => void;
  readonly onPoint: () => void;
};

function PaletteRow({ id, item, text, isChosen, onOpen, onPoint }: RowProps) {
  const { icon, words, detail, chip, keys, whyNot } = item;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus and the keys
    <div
      ref={row}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- of several parts, which an option has not
      role="option"
      className="pal-row"
      aria-selected={isChosen}
      aria-disabled={whyNot !== undefined || undefined}
      onClick={onOpen}
      onMouseMove={() => !isChosen && onPoint()}
    >
      <Icon name={icon} />
      <span className="pal-words">
        <Marked words={words} text={text} /> {detail && <span className="pal-detail">{detail}</span>}
      </span>
      {chip && <Chip tone={chip.tone}>{chip.words}</Chip>}
      {whyNot !== undefined ? <span className="pal-detail">{whyNot}</span> : keys && <KeyCaps keys={keys} />}
      {isChosen && whyNot === undefined && !keys && <KeyCaps keys="Enter" />}
    </div>
  );
}

/** The part that was typed is blue. */
function Marked({ words, text }: { readonly words: string; readonly text: string }) {
  const match = matchIn(words, text);
  if (!match) return words;
  const [from, to] = match;
  const letters = [...words];
  return (
    <>
      {letters.slice(0, from).join('')}
      <mark>{letters.slice(from, to).join('')}</mark>
      {letters.slice(to).join('')}
    </>
  );
}

function PaletteFoot({ tookMs }: { readonly tookMs: number | undefined }) {
  const prefixes = [
    ['>', 'acts'],
    ['@', 'people'],
    ['#', 'references'],
  ] as const;
  return (
    <footer className="pal-foot">
      <span>
        <KeyCaps keys="Enter" /> open
      </span>
      <span>
        <KeyCaps keys="Tab" /> act on it
      </span>
      <span className="pal-foot-end" />
      {prefixes.map(([key, words]) => (
        <span key={key}>
          <KeyCaps keys={key} /> {words}
        </span>
      ))}
      {tookMs !== undefined && <span>{Math.max(1, Math.round(tookMs))} ms</span>}
    </footer>
  );
}
