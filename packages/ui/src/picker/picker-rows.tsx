import { memo, type RefObject, useLayoutEffect, useRef } from 'react';
import { Icon } from '../icon.tsx';
import type { PickerBlock } from './picker-blocks.ts';
import { useNear } from './use-near.ts';

/** As `.c-picker-row` and `.c-picker-letter` have it; a block that is not drawn keeps its place by it. */
const ROW_REM = 3.25;
const DETAILED_ROW_REM = 3.5;
const LETTER_REM = 2;

type RowsContext = {
  readonly idOf: (index: number) => string;
  readonly total: number;
  readonly chosenId: string | undefined;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly onChoose: (index: number) => void;
};

type Props = RowsContext & {
  readonly block: PickerBlock;
  /** The row the keyboard is at, if it is in this block: then the block is drawn wherever it is. */
  readonly active: number | undefined;
  readonly isFirst: boolean;
};

/** Two thousand rows are sixty blocks, of which three are drawn. */
export const PickerRows = memo(function PickerRows(props: Props) {
  const { block, active, isFirst, idOf, total, chosenId, scroller, onChoose } = props;
  const element = useRef<HTMLDivElement>(null);
  const isDrawn = useNear(element, scroller, isFirst) || active !== undefined;
  const rowRem = block.items.some(({ detail }) => detail) ? DETAILED_ROW_REM : ROW_REM;
  const height = `${block.items.length * rowRem + (block.letter ? LETTER_REM : 0)}rem`;
  useLayoutEffect(() => {
    if (element.current) element.current.style.minHeight = isDrawn ? '' : height;
  }, [isDrawn, height]);
  const letterId = `${idOf(block.start)}-letter`;
  return (
    <div
      ref={element}
      role={isDrawn ? 'group' : 'presentation'}
      data-letter={block.letter}
      {...(isDrawn && block.letter && { 'aria-labelledby': letterId })}
    >
      {isDrawn && block.letter && (
        <p className="c-picker-letter" id={letterId} role="presentation">
          {block.letter}
        </p>
      )}
      {isDrawn &&
        block.items.map((item, offset) => {
          const index = block.start + offset;
          return (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the list takes the keys
            <div
              key={item.id}
              id={idOf(index)}
              className={index === active ? 'c-picker-row c-picker-active' : 'c-picker-row'}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <option> can't hold two lines
              role="option"
              aria-selected={item.id === chosenId}
              aria-posinset={index + 1}
              aria-setsize={total}
              onClick={() => onChoose(index)}
            >
              <span className="c-picker-name">
                {item.name}
                {item.detail && <span className="c-picker-detail">{item.detail}</span>}
              </span>
              {item.id === chosenId && <Icon name="check" />}
            </div>
          );
        })}
    </div>
  );
});
