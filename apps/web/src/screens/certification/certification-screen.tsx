import type { Calls, ResponseOf } from '@candor/contract/client';
import { routePath } from '@candor/contract/routes';
import { Bone, BoneRows, ButtonLink, CardList, type IconName, ListRow, Notice, StepBar } from '@candor/ui';
import { LoadState } from '../../shell/load-state.tsx';
import type { AppPageData } from '../../shell/page-data.ts';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
import { nextMissing, stepHref, type StepKey, type StepProgress } from '../../certification/step-routes.ts';
import { useT } from '../../i18n/translation-provider.tsx';
import { useServices } from '../../session/services.ts';
import { useCall } from '../../session/use-call.ts';
import { usePrivate } from '../../session/use-private.ts';
import { headingParts, lowerFirst } from './heading-parts.ts';
import { listWords } from './texts.ts';

type List = ResponseOf<Calls['certification.list']>;

const icons: Readonly<Record<StepKey, IconName>> = {
  base: 'id-card',
  personal: 'home',
  job: 'briefcase',
  ext: 'people',
  bank: 'wallet',
};

/** What is asked of somebody who wants to borrow: how far they are, what was sent back, what comes next. */
export function CertificationScreen({ page }: { readonly page: AppPageData }) {
  usePrivate();
  const t = useT();
  const list = useCall('certification.list', {});
  const data = list.loaded.state === 'ready' ? list.loaded.data : undefined;
  return (
    <ScreenFrame
      config={page.config}
      bar={
        <ScreenBar
          parent={routePath('home')}
          title={t('screen.certification')}
          largeTitleFollows={data !== undefined}
        />
      }
      {...(data && { action: <NextButton list={data} /> })}
    >
      <div className="e-parts">
        <LoadState of={list} skeleton={<Bones />}>
          {(loaded) => <Steps list={loaded} />}
        </LoadState>
      </div>
    </ScreenFrame>
  );
}

function Bones() {
  return (
    <>
      <Bone shape="title" width="most" />
      <Bone width="half" />
      <BoneRows count={5} />
    </>
  );
}

const isDone = ({ state }: StepProgress) => state === 'saved' || state === 'accepted';

function Steps({ list: { steps } }: { readonly list: List }) {
  const say = listWords.useSay();
  const heading = headingParts(steps).map(({ word, count }) => say(word, { count }));
  return (
    <>
      <h1>{heading.join(', ')}</h1>
      <StepBar
        label={say('steps')}
        steps={steps.map(({ step, state }) => ({ id: step, state: barStates[state] }))}
      />
      <p className="e-progress">
        {say('progress', { done: steps.filter(isDone).length, all: steps.length })}
      </p>
      <CardList label={say('steps')}>
        {steps.map((each) => (
          <ListRow
            key={each.step}
            href={stepHref(each)}
            icon={icons[each.step]}
            title={each.title}
            detail={<Detail of={each} />}
            {...(isDone(each) && { state: 'done' as const })}
            {...(each.state === 'refused' && { state: 'bad' as const })}
          />
        ))}
      </CardList>
      <Notice icon="lock">{say('trust')}</Notice>
    </>
  );
}

const barStates = { saved: 'done', accepted: 'done', refused: 'bad', empty: 'later' } as const;

function Detail({ of: { state, line } }: { readonly of: StepProgress }) {
  const say = listWords.useSay();
  if (state !== 'refused') return line;
  return (
    <>
      <strong>{say('sentBack')}</strong> {line}
    </>
  );
}

/** To what is missing; then back to the loan that was being chosen, which is still as it was. */
function NextButton({ list: { steps } }: { readonly list: List }) {
  const say = listWords.useSay();
  const { store } = useServices();
  const next = nextMissing(steps);
  if (next) {
    const word = next.state === 'refused' ? say('correct', { step: lowerFirst(next.title) }) : say('next');
    return <ButtonLink href={stepHref(next)}>{word}</ButtonLink>;
  }
  const chosen = store.read('productDetail');
  if (chosen) {
    const href = routePath('product', { productId: chosen.productId });
    return <ButtonLink href={href}>{say('toLoan')}</ButtonLink>;
  }
  const href = routePath('recommendationList');
  return <ButtonLink href={href}>{say('toLoans')}</ButtonLink>;
}
