import { useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { Page } from '../../shell/page.tsx';
import { hrefTo, useRouter } from '../../shell/router.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { useSettled } from '../../shell/runtime/use-settled.ts';
import { Button } from '../../kit/button.tsx';
import { EditorHead } from '../../kit/editor-head.tsx';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { useDraftSteps } from '../../kit/fields/use-draft-steps.ts';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { Notice } from '../../kit/notice.tsx';
import { Pane, SidePane, SidePart } from '../../kit/pane.tsx';
import { ErrorLine } from '../../kit/state-lines.tsx';
import { dayWords } from '../../kit/words/day-words.ts';
import { AskDialog } from './ask-dialog.tsx';
import { addStep, changeStep, countChanges, removeStep, toggleStop, type Edited } from './edit-plan.ts';
import { LawAndAgreement, StopConditions } from './plan-rules.tsx';
import { againstNow, faultsOf } from './plan-words.ts';
import { ReachedLoans } from './reached-loans.tsx';
import { StepForm } from './step-form.tsx';
import { StepTable } from './step-table.tsx';
import { VersionsBeside } from './versions-beside.tsx';
import type { PlanFile, PlanList, Tried } from './plan-types.ts';

type Props = {
  readonly plans: PlanList;
  readonly file: PlanFile;
  readonly onVersion: (version: number) => void;
  readonly onAsked: () => void;
};

const standings = { 'in-force': 'effective', coming: 'coming', past: 'past' } as const;
const lastDay = 6;

/** One plan: its steps with what they come to in seven days, what stops it, and how far it may go. */
export function PlanEditor({ plans, file, onVersion, onAsked }: Props) {
  const { market, may } = useDesk();
  const router = useRouter();
  const { productId, version, newest, plan: base } = file;
  const name = `reminder plan ${market.market} ${productId ?? ''} ${version}`;
  const { draft, put, undo, canUndo, drop } = useDraftSteps(name, base);
  const [focused, setFocused] = useState({ place: 0, day: 0 });
  const [isBeside, setBeside] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  const settled = useSettled(draft);
  const request = {
    market: market.market,
    ...(productId !== null && { productId }),
    basedOn: version,
    plan: settled,
  };
  const { loaded, reload } = useLoad('console.reminder-plan-try', request);
  const [tried, setTried] = useState<Tried>();
  // While the next answer is on its way the last one stays: figures and faults do not blink.
  const found = loaded.read?.data;
  if (found && found !== tried) setTried(found);
  const faults = tried?.faults ?? [];
  const run = tried?.run ?? undefined;
  const isCurrent = loaded.state === 'ready' && settled === draft;
  const changes = countChanges(base, draft);
  const isNewest = version === newest;
  const canEdit = may('reminder.change') && isNewest;
  const canAsk = canEdit && changes > 0 && run !== undefined && faults.length === 0 && isCurrent;
  const place = Math.min(focused.place, draft.steps.length - 1);
  const step = draft.steps[place];
  const edit = (edited: Edited) => {
    put(edited.plan);
    setFocused({ ...focused, place: edited.place });
  };
  const move = (rows: number, days: number) =>
    setFocused({
      place: Math.max(0, Math.min(draft.steps.length - 1, place + rows)),
      day: Math.max(0, Math.min(lastDay, focused.day + days)),
    });
  useKeys('Reminder plan', [
    { keys: 'j', words: 'next step', inBar: true, run: () => move(1, 0) },
    { keys: 'k', words: 'step before', inBar: true, run: () => move(-1, 0) },
    { keys: 'ArrowLeft', words: 'day before', run: () => move(0, -1) },
    { keys: 'ArrowRight', words: 'next day', run: () => move(0, 1) },
    ...(canEdit ? [{ keys: 'n', words: 'new step', inBar: true, run: () => edit(addStep(draft)) }] : []),
    { keys: 'b', words: 'dry run again', inBar: true, run: reload },
    { keys: 'v', words: 'versions', inBar: true, run: () => setBeside(!isBeside) },
    ...(canUndo ? [{ keys: 'Ctrl+z', words: 'undo', inBar: true, run: undo }] : []),
    ...(canAsk && !isAsking
      ? [{ keys: 'Ctrl+Enter', words: 'send for approval', inBar: true, run: () => setAsking(true) }]
      : []),
  ]);
  const line = file.versions.find((each) => each.version === version);
  return (
    <Page
      crumbs={[
        { words: 'Reminder plans' },
        { words: file.name },
        { words: changes > 0 ? `Draft v${newest + 1}` : `v${version}` },
      ]}
      actions={
        <Button size="small" keys="v" onClick={() => setBeside(!isBeside)}>
          {isBeside ? 'Back to the plan' : 'Versions side by side'}
        </Button>
      }
    >
      <Pane>
        <EditorHead
          title={file.name}
          version={changes > 0 ? `Draft v${newest + 1}` : `v${version}`}
          about={
            <>
              {version === 0
                ? 'reminded by the plan of the market until it has its own'
                : line &&
                  `v${version} ${standings[line.standing]}, from ${dayWords(line.validFrom, market.businessDate)}`}
              {changes > 0 && ` · ${changes} ${changes === 1 ? 'change' : 'changes'}`}
            </>
          }
          onDrop={canUndo ? drop : undefined}
        >
          <SelectField
            label={<span className="k-spoken">Plan</span>}
            value={productId ?? ''}
            onChange={(next) => router.goTo(hrefTo('reminders', next === '' ? null : next))}
            options={plans.map((each) => ({
              value: each.productId ?? '',
              words: `${each.name}${each.productId !== null && each.newest === 0 ? ', no plan of its own' : ''}`,
            }))}
          />
          <SelectField
            label={<span className="k-spoken">Version</span>}
            value={String(version)}
            onChange={(next) => onVersion(Number(next))}
            options={[
              ...file.versions.map((each) => ({
                value: String(each.version),
                words: `v${each.version}, ${standings[each.standing]}`,
              })),
              ...(file.versions.length === 0 ? [{ value: '0', words: 'as the market' }] : []),
            ]}
          />
        </EditorHead>
        {wasAsked && <Notice tone="green">Asked for. An approver decides; see it under Approvals.</Notice>}
        {file.waitsForApproval && !wasAsked && (
          <Notice tone="amber">A change of this plan waits for an approver.</Notice>
        )}
        {!isNewest && (
          <Notice>An earlier version is read, not written: a draft begins with the newest.</Notice>
        )}
        <div aria-live="polite">
          {faults.length > 0 && (
            <Notice tone="red">
              <ul>
                {faults.map(({ sentence }) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </Notice>
          )}
        </div>
        {loaded.state === 'failed' && <ErrorLine what="The dry run could not be made." onAgain={reload} />}
        {isBeside ? (
          <VersionsBeside file={file} draft={draft} />
        ) : (
          <>
            <StepTable
              file={file}
              draft={draft}
              base={base}
              faults={faults}
              run={run}
              isStale={!isCurrent}
              focused={{ ...focused, place }}
              onFocus={(next, day = focused.day) => setFocused({ place: next, day })}
            />
            <div className="k-plan-rules">
              <StopConditions
                file={file}
                draft={draft}
                onToggle={canEdit ? (stop) => put(toggleStop(draft, stop)) : undefined}
              />
              <LawAndAgreement file={file} draft={draft} faults={faults} />
            </div>
          </>
        )}
        {isAsking && run && (
          <AskDialog
            file={file}
            request={request}
            run={run}
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
      <SidePane label="Step" width="wide">
        {step && (
          <StepForm
            file={file}
            step={step}
            faults={faultsOf(faults, place)}
            onChange={canEdit ? (change) => edit(changeStep(draft, place, change)) : undefined}
            onRemove={canEdit && draft.steps.length > 1 ? () => edit(removeStep(draft, place)) : undefined}
          />
        )}
        {step && run && isCurrent && (
          <ReachedLoans request={request} run={run} step={step} place={place} day={focused.day} />
        )}
        {canEdit && (
          <SidePart title="Send for approval">
            <p>
              {changes === 0
                ? 'Change a step first.'
                : run
                  ? `Against the plan in force, in 7 days: ${againstNow(run)}.`
                  : 'Correct what is marked first: nothing beyond the law or the agreement can be asked for.'}
            </p>
            <Button look="primary" keys="Ctrl+Enter" disabled={!canAsk} onClick={() => setAsking(true)}>
              Send for approval
            </Button>
            <p className="k-muted">
              The approver sees this dry run. Running steps finish by the plan that planned them.
            </p>
          </SidePart>
        )}
      </SidePane>
    </Page>
  );
}
