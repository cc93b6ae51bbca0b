import { useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { Page } from '../../shell/page.tsx';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { Button } from '../../kit/button.tsx';
import { EditorHead } from '../../kit/editor-head.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { Notice } from '../../kit/notice.tsx';
import { Pane, PartHead } from '../../kit/pane.tsx';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { dayWords } from '../../kit/words/day-words.ts';
import { AskDialog } from './ask-dialog.tsx';
import { BackTest } from './back-test.tsx';
import { Beside } from './beside.tsx';
import { countChanges, editDraft, type Edit } from './edit-draft.ts';
import { LimitsTable } from './limits-table.tsx';
import { RulesTable } from './rules-table.tsx';
import type { Draft, Fault, Tables, Tested } from './table-types.ts';
import { useSettled } from '../../shell/runtime/use-settled.ts';
import { useDraftSteps } from '../../kit/fields/use-draft-steps.ts';

type Props = {
  readonly tables: Tables;
  readonly base: Draft;
  readonly version: number;
  readonly onVersion: (version: number) => void;
  readonly onAsked: () => void;
};

const standings = { 'in-force': 'effective', coming: 'coming', past: 'past' } as const;

/** One version as a table that can be written in; the law and the words are checked while one writes. */
export function TableEditor({ tables, base, version, onVersion, onAsked }: Props) {
  const { market, may } = useDesk();
  const { draft, put, undo, canUndo, drop } = useDraftSteps(`table ${market.market} ${version}`, base);
  const edit = (change: Edit) => put(editDraft(draft, change));
  const [isBeside, setBeside] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [tested, setTested] = useState<Tested>();
  const [wasAsked, setWasAsked] = useState(false);
  const settled = useSettled(draft);
  const { loaded } = useLoad('console.table-check', { market: market.market, table: settled });
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  // While the next answer is on its way the last one stays: what is wrong does not blink.
  const found = loaded.read?.data.faults;
  if (found && found !== faults) setFaults(found);
  const isFit = faults.length === 0 && loaded.state === 'ready' && settled === draft;
  const newest = tables.versions[0]?.version ?? version;
  const changes = countChanges(base, draft);
  const isNewest = version === newest;
  const canEdit = may('table.change') && isNewest;
  const canAsk = canEdit && changes > 0 && isFit;
  useKeys('Decision table', [
    { keys: 'v', words: 'versions', inBar: true, run: () => setBeside(!isBeside) },
    ...(canUndo ? [{ keys: 'Ctrl+z', words: 'undo', inBar: true, run: undo }] : []),
    ...(canAsk && !isAsking
      ? [{ keys: 'Ctrl+Enter', words: 'send for approval', inBar: true, run: () => setAsking(true) }]
      : []),
  ]);
  const line = tables.versions.find((each) => each.version === version);
  return (
    <Page
      crumbs={[
        { words: 'Decision tables' },
        { words: market.name },
        { words: changes > 0 ? `Draft v${newest + 1}` : `v${version}` },
      ]}
      actions={
        <span className="k-buttons">
          <Button size="small" keys="v" onClick={() => setBeside(!isBeside)}>
            {isBeside ? 'Back to the table' : 'Versions side by side'}
          </Button>
          {canEdit && (
            <Button
              size="small"
              look="primary"
              keys="Ctrl+Enter"
              disabled={!canAsk}
              onClick={() => setAsking(true)}
            >
              Send for approval
            </Button>
          )}
        </span>
      }
    >
      <Pane>
        <EditorHead
          title={market.name}
          version={changes > 0 ? `Draft v${newest + 1}` : `v${version}`}
          about={
            <>
              every matching rule counts; decline overrides refer ·{' '}
              {changes === 0
                ? line && `${standings[line.standing]}, from ${dayWords(line.validFrom, market.businessDate)}`
                : `${changes} ${changes === 1 ? 'cell' : 'cells'} changed since v${version}`}
            </>
          }
          onDrop={canUndo ? drop : undefined}
        >
          <SelectField
            label={<span className="k-spoken">Version</span>}
            value={String(version)}
            onChange={(next) => onVersion(Number(next))}
            options={tables.versions.map(({ version: one, standing }) => ({
              value: String(one),
              words: `v${one}, ${standings[standing]}`,
            }))}
          />
        </EditorHead>
        {wasAsked && <Notice tone="green">Asked for. An approver decides; see it under Approvals.</Notice>}
        {tables.waitsForApproval && !wasAsked && (
          <Notice tone="amber">A change of this table waits for an approver.</Notice>
        )}
        {!isNewest && (
          <Notice>An earlier version is read, not written: a draft begins with the newest.</Notice>
        )}
        <div aria-live="polite">
          {faults.length > 0 && (
            <Notice tone="red">
              <ul>
                {faults.map(({ part, row, sentence }) => (
                  <li key={`${part} ${row} ${sentence}`}>
                    {row !== null && `${part === 'limits' ? 'Limit' : 'Rule'} ${row + 1}: `}
                    {sentence}
                  </li>
                ))}
              </ul>
            </Notice>
          )}
        </div>
        {isBeside ? (
          <Beside tables={tables} draft={draft} draftOf={version} isChanged={changes > 0} />
        ) : (
          <>
            <PartHead title="Rules" words="who is declined, and who is referred to an underwriter" />
            <RulesTable
              tables={tables}
              draft={draft}
              base={base}
              faults={faults}
              hits={tested?.hits.after}
              edit={canEdit ? edit : undefined}
            />
            <PartHead title="Limits" words="the first row that fits; the last is for everybody else" />
            <LimitsTable
              tables={tables}
              draft={draft}
              base={base}
              faults={faults}
              edit={canEdit ? edit : undefined}
            />
            <BackTest version={version} draft={draft} canTest={isFit} tested={tested} onTested={setTested} />
          </>
        )}
        {isAsking && (
          <AskDialog
            basedOn={version}
            draft={draft}
            changes={changes}
            onClose={() => setAsking(false)}
            onAsked={() => {
              setAsking(false);
              setWasAsked(true);
              drop();
              onAsked();
            }}
          />
        )}
      </Pane>
    </Page>
  );
}
