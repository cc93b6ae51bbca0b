import type { Calls, ResponseOf } from '@candor/contract/console-client';
import type { Loaded } from '../../shell/runtime/use-load.ts';
import { Button } from '../../kit/button.tsx';
import { Chip } from '../../kit/chip.tsx';
import { SidePart } from '../../kit/pane.tsx';
import { saveText } from '../../kit/files/save-text.ts';
import { ErrorLine } from '../../kit/state-lines.tsx';

type Template = ResponseOf<Calls['console.import-template']>;
type Props = { readonly loaded: Loaded<Template>; readonly onAgain: () => void };

/** What each column means, and a file to begin with. */
export function ColumnGuide({ loaded, onAgain }: Props) {
  const template = loaded.read?.data;
  if (!template)
    return loaded.state === 'failed' ? (
      <ErrorLine what="The columns could not be read." onAgain={onAgain} />
    ) : (
      <p className="k-muted">Reading…</p>
    );
  const { columns, mostRows } = template;
  return (
    <>
      <SidePart title="Template">
        <p className="k-muted">
          UTF-8, commas or semicolons, days as 2026-11-16, amounts as 1860.50. At most{' '}
          {mostRows.toLocaleString('en')} rows and 5 MB.
        </p>
        <div className="k-buttons">
          <Button size="small" icon="download" onClick={() => saveText(template.name, template.text)}>
            Template
          </Button>
        </div>
      </SidePart>
      <SidePart title="Columns" about={`${columns.length}, in any order`}>
        <dl className="im-guide">
          {columns.map(({ name, isNeeded, means, example }) => (
            <div key={name}>
              <dt>
                <span className="k-reference">{name}</span> {isNeeded && <Chip>needed</Chip>}
              </dt>
              <dd>
                {means}
                {example !== '' && <span className="k-detail">{example}</span>}
              </dd>
            </div>
          ))}
        </dl>
      </SidePart>
    </>
  );
}
