import { CardList, ListRow, StepBar } from '@candor/ui';
import { stepIcons } from '../../certification/step-icons.ts';
import { stepHref } from '../../certification/step-routes.ts';
import { type Home, isStepDone } from './home-action.ts';
import { homeWords } from './texts.ts';

type Step = Home['steps'][number];

/** How far the application is, and the steps that are left. */
export function ApplicationCard({ steps }: { readonly steps: readonly Step[] }) {
  const say = homeWords.useSay();
  const left = steps.filter((step) => !isStepDone(step));
  const progress = say('nDone', { n: steps.length - left.length, of: steps.length });
  return (
    <section className="c-card h-application" aria-labelledby="home-application">
      <div className="h-between">
        <h2 id="home-application">{say('application')}</h2>
        <span className="h-progress">{progress}</span>
      </div>
      <StepBar
        label={progress}
        steps={steps.map((step) => ({
          id: step.step,
          state: isStepDone(step) ? 'done' : step.state === 'refused' ? 'bad' : 'later',
        }))}
      />
      {left.length > 0 && (
        <CardList label={say('stepsLeft')}>
          {left.map((step) => (
            <StepRow key={step.step} step={step} />
          ))}
        </CardList>
      )}
    </section>
  );
}

function StepRow({ step }: { readonly step: Step }) {
  const isBad = step.state === 'refused';
  return (
    <ListRow
      href={stepHref(step)}
      icon={stepIcons[step.step]}
      title={step.title}
      {...(isBad && { state: 'bad' as const })}
      detail={step.line}
    />
  );
}
