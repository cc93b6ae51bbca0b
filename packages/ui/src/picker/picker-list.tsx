import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Announce } from '../announce.tsx';
import { Icon } from '../icon.tsx';
import { useWords } from '../words/use-words.ts';
import { LetterStrip } from './letter-strip.tsx';
import { blocksOf } from './picker-blocks.ts';
import { type PickerIndex, type PickerItem, searchItems } from './picker-index.ts';
import { PickerRows } from './picker-rows.tsx';
import { createTypeAhead, findByStart } from './type-ahead.ts';
import * as screenIcons from '../screen-icons.ts';

type Props = {
  readonly label: string;
  readonly index: PickerIndex;
  readonly chosenId: string | undefined;
  readonly startQuery: string;
  readonly searchBox: RefObject<HTMLInputElement | null>;
  readonly onChoose: (item: PickerItem) => void;
};

const PAGE = 8;

/**
 * Search above, index of letters, rows below. The keys work in the box and in the list alike: the focus
 * stays, a marked row moves (`aria-activedescendant`), as screen readers expect of a combobox.
 */
export function PickerList({ label, index, chosenId, startQuery, searchBox, onChoose }: Props) {
  const words = useWords();
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState(startQuery);
  const [active, setActive] = useState<number>();
  const [typeAhead] = useState(createTypeAhead);
  const found = useFound(index, useDeferredValue(query), words.common);
  const { items, blocks } = found;

  const idOf = useCallback((row: number) => `${base}-${row}`, [base]);
  /** Enter may come before the rows have caught up with what was typed: it means the rows of that text. */
  const chooseActive = (row: number) => {
    const item = found.query === query ? items[row] : searchItems(index, query)[row];
    if (item) onChoose(item);
  };
  const choose = useCallback(
    (row: number) => {
      const item = items[row];
      if (item) onChoose(item);
    },
    [items, onChoose],
  );
  useEffect(() => {
    if (active !== undefined) document.getElementById(idOf(active))?.scrollIntoView({ block: 'nearest' });
  }, [active, idOf]);

  const search = (text: string) => {
    setQuery(text);
    setActive(text.trim() === '' ? undefined : 0);
    if (list.current) list.current.scrollTop = 0;
  };
  const jump = (letter: string) => {
    const block = blocks.find((one) => one.letter === letter);
    const element = list.current?.querySelector<HTMLElement>(`[data-letter="${CSS.escape(letter)}"]`);
    if (!block || !element || !list.current) return;
    list.current.scrollTop = element.offsetTop;
    setActive(block.start);
    list.current.focus({ preventScroll: true });
  };
  const press = (event: KeyboardEvent) => {
    const next = rowAfter(event.key, active, items.length);
    if (event.key === 'Enter' && active !== undefined) chooseActive(active);
    else if (next !== undefined) setActive(next);
    else return false;
    event.preventDefault();
    return true;
  };
  const pressInList = (event: KeyboardEvent) => {
    if (press(event) || event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const typed = typeAhead(event.key, event.timeStamp);
    const names = items.map(({ name }) => name);
    setActive(findByStart(names, typed, active ?? -1) ?? active);
  };
  const activeId = active === undefined ? undefined : idOf(active);

  return (
    <div className="c-picker">
      <div className="c-picker-search">
        <Icon name={screenIcons.search} />
        <input
          ref={searchBox}
          className="c-field-box"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          role="combobox"
          aria-label={words.search}
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={`${base}-list`}
          {...(activeId && { 'aria-activedescendant': activeId })}
          placeholder={words.search}
          value={query}
          onChange={(event) => search(event.currentTarget.value)}
          onKeyDown={press}
        />
      </div>
      {found.isWhole && <LetterStrip letters={index.groups.map(({ letter }) => letter)} onJump={jump} />}
      <div
        ref={list}
        className="c-picker-rows"
        id={`${base}-list`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <select> can't be searched or grouped like this
        role="listbox"
        aria-label={label}
        tabIndex={0}
        {...(activeId && { 'aria-activedescendant': activeId })}
        onKeyDown={pressInList}
      >
        {blocks.map((block, number) => (
          <PickerRows
            key={block.id}
            block={block}
            active={isInside(active, block.start, block.items.length) ? active : undefined}
            isFirst={number < 2}
            idOf={idOf}
            total={items.length}
            chosenId={chosenId}
            scroller={list}
            onChoose={choose}
          />
        ))}
      </div>
      {items.length === 0 && <p className="c-picker-nothing">{words.nothingFound}</p>}
      <Announce
        text={query === '' ? '' : items.length === 0 ? words.nothingFound : words.found(items.length)}
      />
    </div>
  );
}

function useFound(index: PickerIndex, query: string, commonWord: string) {
  return useMemo(() => {
    const isWhole = query.trim() === '';
    const { common } = index;
    const first = common.length > 0 ? [{ letter: commonWord, items: common }] : [];
    const groups = isWhole ? [...first, ...index.groups] : [{ letter: '', items: searchItems(index, query) }];
    return { query, isWhole, items: groups.flatMap(({ items }) => items), blocks: blocksOf(groups) };
  }, [index, query, commonWord]);
}

const isInside = (row: number | undefined, start: number, length: number) =>
  row !== undefined && row >= start && row < start + length;

function rowAfter(key: string, active: number | undefined, length: number): number | undefined {
  const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE };
  const step = steps[key];
  if (step === undefined || length === 0) return undefined;
  if (active === undefined) return step > 0 ? 0 : length - 1;
  return Math.min(length - 1, Math.max(0, active + step));
}
