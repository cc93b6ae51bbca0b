import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { SidePane, SidePart } from '../pane.tsx';
import type { ListColumn, ListViewTab, Sort } from './list-types.ts';
import { readSort, writeSort } from './list-types.ts';

type Props<Row> = {
  readonly view: ListViewTab | null;
  readonly isChanged: boolean;
  readonly columns: readonly ListColumn<Row>[];
  readonly shown: ReadonlySet<string>;
  readonly onColumn: (key: string) => void;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  readonly density: 'normal' | 'dense';
  readonly onDensity: (density: 'normal' | 'dense') => void;
  /** Changes the view that is shown; null where it is nobody's or somebody else's. */
  readonly onSave: (() => void) | null;
  readonly onDelete: (() => void) | null;
  readonly onReset: () => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
};

/** How the list is shown: sort, rows, columns. All of it is in the address. */
export function ViewPane<Row>(props: Props<Row>) {
  const { view, isChanged, columns, shown, onColumn, sort, onSort, density, onDensity } = props;
  const sorts = columns.flatMap(({ name, align, sort: key }) => {
    if (key === undefined) return [];
    // Figures stand at the end of their column; what else a list is sorted by is a day.
    const [down, up] = align === 'end' ? ['highest', 'lowest'] : ['newest', 'oldest'];
    return [
      { value: writeSort({ key, way: 'down' }), words: `${name}, ${down} first` },
      { value: key, words: `${name}, ${up} first` },
    ];
  });
  const own = sort.key === '' ? [{ value: '', words: 'The list’s own order' }] : [];
  return (
    <SidePane label="View" onClose={props.onClose}>
      <SidePart title="View" about={isChanged ? 'changed' : undefined}>
        <p className="k-muted">{aboutView(view)} Filters, sort and columns are in the address.</p>
        <div className="k-view-form">
          <SelectField
            label="Sort"
            value={writeSort(sort)}
            options={[...own, ...sorts]}
            onChange={(next) => onSort(readSort(next))}
          />
          <SelectField
            label="Rows"
            value={density}
            options={[
              { value: 'normal', words: 'Normal' },
              { value: 'dense', words: 'Dense' },
            ]}
            onChange={onDensity}
          />
        </div>
      </SidePart>
      <SidePart title="Columns" about={`${shown.size} of ${columns.length}`}>
        <ul className="k-columns">
          {columns.map(({ key, name, isAlways }) => (
            <li key={key}>
              <label>
                <input
                  type="checkbox"
                  checked={shown.has(key)}
                  disabled={isAlways === true}
                  onChange={() => onColumn(key)}
                />
                {name}
              </label>
              {isAlways && <span className="k-muted">always</span>}
            </li>
          ))}
        </ul>
        <div className="k-buttons">
          {props.onSave && (
            <Button keys="Ctrl+s" disabled={!isChanged} onClick={props.onSave}>
              {view?.isShared ? 'Save for all' : 'Save'}
            </Button>
          )}
          <Button disabled={!isChanged} onClick={props.onReset}>
            Reset
          </Button>
          {props.onDelete && (
            <Button look="danger" onClick={props.onDelete}>
              Delete view
            </Button>
          )}
        </div>
      </SidePart>
      {props.children}
    </SidePane>
  );
}

function aboutView(view: ListViewTab | null): string {
  if (!view || view.isBuiltIn) return 'Comes with the list.';
  const who = view.isYours ? 'you' : (view.madeBy ?? 'somebody');
  return view.isShared ? `Made by ${who}, shared with everybody here.` : `Made by ${who}, only yours.`;
}
