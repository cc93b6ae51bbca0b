import { routePath, routeAt } from '@candor/contract/routes';
import { Bone, Button, Skeleton, useHydrated, useOnline } from '@candor/ui';
import { LoadState } from '../../shell/load-state.tsx';
import type { AppPageData } from '../../shell/page-data.ts';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
import { LoanStrip, useChosenLoan } from '../../certification/loan-strip.tsx';
import { stepRoutes } from '../../certification/step-routes.ts';
import { useT } from '../../i18n/translation-provider.tsx';
import { usePlace } from '../../shell/router/router-context.ts';
import { readAfterSave } from '../../drafts/read-after-save.ts';
import { useServices } from '../../session/services.ts';
import { useAnswer } from '../../session/use-call.ts';
import { usePrivate } from '../../session/use-private.ts';
import { loadControls } from './controls.ts';
import { identityForm, loadIdentityForm } from './identity-form.ts';
import { formSteps, type FormStep } from './form-values.ts';
import { StepForm } from './step-form.tsx';
import { stepWords } from './texts.ts';

type Props = { readonly page: AppPageData };

/**
 * Whichever step the address names. Another one begins anew: nothing of the one before is left in its fields.
 */
export function CertificationStepScreen({ page }: Props) {
  const key = routeAt(usePlace().pathname);
  const hydrated = useHydrated();
  const step = formSteps.find((each) => stepRoutes[each] === key);
  if (!hydrated || step === undefined) return <Waiting page={page} />;
  return <StepAt key={step} page={page} step={step} />;
}

function Waiting({ page }: Props) {
  const t = useT();
  return (
    <ScreenFrame
      config={page.config}
      bar={<ScreenBar parent={routePath('certification')} title={t('screen.certification')} />}
      action={<SaveButton />}
    >
      <div className="z-form">
        <Skeleton>
          <Bones />
        </Skeleton>
      </div>
    </ScreenFrame>
  );
}

function StepAt({ page, step }: Props & { readonly step: FormStep }) {
  usePrivate();
  const t = useT();
  const { client } = useServices();
  const loan = useChosenLoan();
  const wanted = { ...(loan && { amount: loan.amount }) };
  // The controls come with the form, so that nothing moves when they do.
  const answer = useAnswer(async () => {
    const found = await readAfterSave(() => client.call(`certification.${step}`, wanted));
    await Promise.all([
      loadControls(found.fields.map(({ kind }) => kind)),
      step === 'base' && loadIdentityForm(page.language),
    ]);
    return found;
  });
  if (answer.loaded.state === 'ready') {
    const given = { page, data: answer.loaded.data, wanted, onSaved: answer.replace };
    const own = step === 'base' ? identityForm() : undefined;
    return own ? <own.Form {...given} /> : <StepForm {...given} />;
  }
  return (
    <ScreenFrame
      config={page.config}
      bar={<ScreenBar parent={routePath('certification')} title={t('screen.certification')} />}
      {...(answer.loaded.state === 'loading' && { action: <SaveButton /> })}
    >
      <LoanStrip step={step} />
      <div className="z-form">
        <LoadState of={answer} skeleton={<Bones />}>
          {() => null}
        </LoadState>
      </div>
    </ScreenFrame>
  );
}

/** There from the start, at its place; before the form it has nothing to save. */
function SaveButton() {
  const say = stepWords.useSay();
  return <Button pale={!useOnline()}>{say('save')}</Button>;
}

function Bones() {
  return (
    <>
      <Bone width="most" />
      {[1, 2, 3, 4].map((nth) => (
        <div className="z-bones" key={nth}>
          <Bone width="third" />
          <Bone shape="second" width="all" />
        </div>
      ))}
    </>
  );
}
