import { useDesk } from '../../shell/me.ts';
import { Page } from '../../shell/page.tsx';
import { hrefTo } from '../../shell/router.ts';
import { useSections } from '../../shell/section.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { ButtonLink } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Pane, PaneHead, SidePane, SidePart } from '../../kit/pane.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { ErrorLine } from '../../kit/state-lines.tsx';
import { mayDoStep, stepGroups, stepWords, type SetupStep } from './setup-words.ts';
import './getting-started.css';

/** What a new lender sets up, in the order in which it is needed, and what is missing. */
export function Screen() {
  const { market, me } = useDesk();
  const { loaded, reload } = useLoad('console.setup', { market: market.market });
  const steps = loaded.read?.data.steps;
  const done = steps?.filter(({ isDone }) => isDone).length ?? 0;
  return (
    <Page crumbs={[{ words: 'Getting started' }]}>
      <Pane>
        <PaneHead title="Set up your lender">
          {steps && (
            <span>
              {done} of {steps.length} done in {market.name}.
            </span>
          )}
        </PaneHead>
        {!steps && (loaded.state === 'failed' ? <ErrorLine onAgain={reload} /> : <Skeleton lines={8} />)}
        {steps && (
          <>
            <progress className="g-progress" max={steps.length} value={done} aria-label="Steps done" />
            {stepGroups.map((group) => (
              <Group key={group} group={group} steps={steps} />
            ))}
          </>
        )}
      </Pane>
      <SidePane label="Before you open">
        {steps && <Missing steps={steps} />}
        {me.isSandbox && (
          <SidePart title="Look around first" about="sandbox only">
            <p className="g-note">
              A year of loans, payments, complaints and books. Stop the server, run this and start again. It
              replaces what is in the sandbox:
            </p>
            <p>
              <code>npm run demo-year -- --replace</code>
            </p>
          </SidePart>
        )}
      </SidePane>
    </Page>
  );
}

function Group({ group, steps }: { readonly group: string; readonly steps: readonly SetupStep[] }) {
  const own = steps.filter(({ key }) => stepWords[key].group === group);
  return (
    <section className="g-group" aria-label={group}>
      <h2>
        {group}{' '}
        <span className="k-muted">
          {own.filter(({ isDone }) => isDone).length} of {own.length}
        </span>
      </h2>
      <ul>
        {own.map((step) => (
          <Step key={step.key} step={step} />
        ))}
      </ul>
    </section>
  );
}

function Step({ step: { key, isDone, isOptional } }: { readonly step: SetupStep }) {
  const { name, about, section, sectionName } = stepWords[key];
  const { may } = useDesk();
  const paths = useSections().map(({ path }) => path);
  return (
    <li className="g-step" data-done={isDone ? '' : undefined}>
      <span className="g-mark">
        {isDone && <Icon name="check" />}
        <span className="k-spoken">{isDone ? 'done: ' : 'open: '}</span>
      </span>
      <strong>{name}</strong>
      <span className="k-muted">{about}</span>
      <span className="k-muted">{!isDone && isOptional ? 'optional' : ''}</span>
      {mayDoStep(key, { may, paths }) ? (
        <ButtonLink href={hrefTo(section)} size="small">
          {isDone ? 'Change' : 'Start'}
          <span className="k-spoken">: {name}</span>
        </ButtonLink>
      ) : (
        <span className="k-muted">
          {isDone ? 'done' : 'to do'} in {sectionName}
        </span>
      )}
    </li>
  );
}

function Missing({ steps }: { readonly steps: readonly SetupStep[] }) {
  const needed = steps.filter(({ isOptional }) => !isOptional);
  const open = needed.filter(({ isDone }) => !isDone);
  return (
    <SidePart title="Before you open" about={open.length === 0 ? 'all done' : `${open.length} open`}>
      <ul className="g-missing">
        {needed.map(({ key, isDone }) => (
          <li key={key}>
            <Icon name={isDone ? 'check' : 'close'} />
            <span className="k-spoken">{isDone ? 'done: ' : 'missing: '}</span>
            <span>{stepWords[key].name}</span>
            <span className="k-muted">{stepWords[key].sectionName}</span>
          </li>
        ))}
      </ul>
    </SidePart>
  );
}
