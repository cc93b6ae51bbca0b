import { type ReactNode, useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { Avatar } from '../../kit/avatar.tsx';
import { Button } from '../../kit/button.tsx';
import { Empty } from '../../kit/state-lines.tsx';
import { Facts } from '../../kit/records/facts.tsx';
import { Masked, MaskedPicture } from '../../kit/words/masked.tsx';
import { Panel } from '../../kit/pane.tsx';
import { Table } from '../../kit/table/table.tsx';
import { sampleColumns } from './sample-columns.tsx';
import { sampleRows, type SampleRow } from './sample-rows.ts';

const rowKey = (row: SampleRow) => row.id;
const nothing = () => undefined;

/** One table in every state that it can be in. */
export function SixStates() {
  const { money, now } = useDesk();
  const [at] = useState(now);
  const [focused, setFocused] = useState('b');
  const columns = sampleColumns(at, money);
  const three = sampleRows.slice(0, 3);
  return (
    <div className="k-kit-grid">
      <Titled title="Loading" words="same columns, same heights; after 300 ms, never a spinner">
        <Panel>
          <Table label="Loading" columns={columns} rows={[]} rowKey={rowKey} state={{ state: 'loading' }} />
        </Panel>
      </Titled>
      <Titled title="Empty" words="says why, and what to do next">
        <Panel>
          <Empty
            title="No application waits"
            buttons={
              <>
                <Button size="small" keys="3" onClick={nothing}>
                  Next queue: Disbursements 4
                </Button>
                <Button size="small">Decided today 42</Button>
              </>
            }
          >
            The last one was decided at 09:31. Promise kept for 41 of 42 today.
          </Empty>
        </Panel>
      </Titled>
      <Titled title="Error" words="what happened, what is safe, one way on">
        <Panel>
          <Table
            label="Error"
            columns={columns}
            rows={three}
            rowKey={rowKey}
            state={{ state: 'failed', asOf: '09:40:12', requestId: 'R-7F3K-92QD' }}
            onAgain={nothing}
          />
        </Panel>
      </Titled>
      <Titled title="Offline" words="reading goes on, acting stops">
        <Panel>
          <Table
            label="Offline"
            columns={columns}
            rows={three}
            rowKey={rowKey}
            state={{ state: 'offline', since: '09:41', asOf: '09:41:02' }}
            onAgain={nothing}
          />
        </Panel>
      </Titled>
      <Titled title="Assigned to somebody else" words="one person at a time; the row stays">
        <div className="k-panel k-kit-float">
          <Table
            label="Assigned"
            columns={columns}
            rows={sampleRows}
            rowKey={rowKey}
            focused={focused}
            onFocus={setFocused}
            onOpen={nothing}
          />
          <div className="k-float">
            <p className="k-float-head">
              <Avatar name="Ana Lim" />
              Ana Lim claimed it 20 seconds ago
            </p>
            <p>It is released at 10:12 if she does nothing. You can read it meanwhile.</p>
            <div className="k-buttons">
              <Button size="small" look="primary" keys="t">
                Claim the next
              </Button>
              <Button size="small" keys="Enter">
                Read
              </Button>
            </div>
          </div>
        </div>
      </Titled>
      <Titled title="Not for your role" words="the place stays, the content is masked">
        <Panel>
          <div className="k-kit-role">
            <MaskedPicture />
            <div>
              <h3>Support does not see document pictures</h3>
              <p>You see that an ID was given and accepted, not the picture or the number.</p>
              <Facts
                facts={[
                  ['Document', 'PhilSys ID, accepted'],
                  ['Number', <Masked key="number" />],
                  ['Who may', 'underwriter, auditor'],
                ]}
              />
            </div>
          </div>
        </Panel>
      </Titled>
    </div>
  );
}

type TitledProps = { readonly title: string; readonly words: string; readonly children: ReactNode };

function Titled({ title, words, children }: TitledProps) {
  return (
    <section>
      <h2>
        {title} <span className="k-part-words">{words}</span>
      </h2>
      {children}
    </section>
  );
}
