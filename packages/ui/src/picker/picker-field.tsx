import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { fieldAria, FieldFrame, type FieldWords } from '../field-frame.tsx';
import { Icon } from '../icon.tsx';
import { Modal } from '../overlay/modal.tsx';
import { useWords } from '../words/use-words.ts';
import { indexItems, type PickerItem } from './picker-index.ts';
import { PickerList } from './picker-list.tsx';

type Props = FieldWords & {
  readonly items: readonly PickerItem[];
  /** Ids of what most people choose, in order: they stand before the letters. */
  readonly common?: readonly string[];
  /** The id of what is chosen; none until the reader has. */
  readonly value: string | undefined;
  readonly onChoose: (item: PickerItem) => void;
};

/**
 * One of very many: a box that opens a list with search and an index. A letter typed on the box opens it with
 * that letter.
 */
export function PickerField({ items, common, value, onChoose, ...field }: Props) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const [startQuery, setStartQuery] = useState('');
  const searchBox = useRef<HTMLInputElement>(null);
  const index = useMemo(() => indexItems(items, common), [items, common]);
  const chosen = items.find(({ id }) => id === value);
  const open = (query: string) => {
    setStartQuery(query);
    setOpen(true);
  };
  const type = (event: KeyboardEvent) => {
    if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    open(event.key);
  };
  const said = chosen ? [chosen.name, chosen.detail].filter(Boolean).join(', ') : words.choose;
  return (
    <FieldFrame {...field}>
      <button
        type="button"
        className="c-field-box c-picker-box"
        aria-haspopup="dialog"
        aria-label={`${field.label}: ${said}`}
        {...fieldAria(field)}
        onClick={() => open('')}
        onKeyDown={type}
      >
        <span className={chosen ? undefined : 'c-select-unset'}>{said}</span>
        <Icon name="chevron-down" />
      </button>
      <Modal
        look="full"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={field.label}
        {...((startQuery !== '' || hasFinePointer()) && { firstFocus: searchBox })}
      >
        <PickerList
          label={field.label}
          index={index}
          chosenId={value}
          startQuery={startQuery}
          searchBox={searchBox}
          onChoose={(item) => {
            setOpen(false);
            onChoose(item);
          }}
        />
      </Modal>
    </FieldFrame>
  );
}

/** On a phone the search box does not take the focus: its keyboard would cover half of the list. */
function hasFinePointer(): boolean {
  return typeof matchMedia !== 'undefined' && matchMedia('(hover: hover)').matches;
}
