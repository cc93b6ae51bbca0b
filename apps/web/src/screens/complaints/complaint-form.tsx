import { routePath } from '@candor/contract/routes';
import { Button, ErrorSummary, RadioCards } from '@candor/ui';
import { adoptStyles } from '../../shell/adopt-styles.ts';
import type { AppPageData } from '../../shell/page-data.ts';
import { useT } from '../../i18n/translation-provider.tsx';
import { PicturesField } from '../../pictures/pictures-field.tsx';
import { faultText } from '../../session/fault.ts';
import { AnswerDay, KindField, LoanField, WordsField } from './complaint-fields.tsx';
import css from './complaint-form.css?inline';
import { ComplaintsFrame } from './complaints-frame.tsx';
import { DisputeCard } from './dispute-card.tsx';
import type { Subject } from './subject-in.ts';
import { type ComplaintFormState, fieldIds, type Init, useComplaintForm } from './use-complaint-form.ts';
import { complaintsWords } from './texts.ts';

adoptStyles(css);

type Props = { readonly page: AppPageData; readonly subject: Subject; readonly init: Init };

/** What is wrong, in one's own words, with pictures, and how one wants to be answered. */
export function ComplaintForm({ page, subject, init }: Props) {
  const say = complaintsWords.useSay();
  const form = useComplaintForm(init, subject);
  const { draft, change, faultOf } = form;
  const { dispute, answerWays, maxPictures } = init;
  return (
    <ComplaintsFrame
      page={page}
      title={say(dispute ? 'disputeTitle' : 'newTitle')}
      action={
        <>
          {!dispute && <AnswerDay init={init} form={form} />}
          <Button
            form="complaint"
            type="submit"
            pale={!form.isOnline}
            {...(form.isSending && { busy: say(form.waitsForPicture ? 'sendingPicture' : 'sending') })}
          >
            {say('send')}
          </Button>
        </>
      }
    >
      <ErrorSummary faults={form.faults} />
      <form id="complaint" className="t-form" noValidate onSubmit={(event) => void form.send(event)}>
        {dispute && <DisputeCard dispute={dispute} init={init} />}
        <WordsField init={init} form={form} />
        {!dispute && <KindField init={init} form={form} />}
        <PicturesField
          id={fieldIds.pictures}
          purpose="problem"
          max={maxPictures}
          label={say('pictures')}
          hint={say('picturesHint', { count: maxPictures })}
          error={faultOf(fieldIds.pictures)}
          earlier={draft.imageIds}
          onChange={({ imageIds, ...standing }) => {
            form.setPictures(standing);
            if (imageIds.join() !== draft.imageIds.join()) change({ imageIds: [...imageIds] });
          }}
        />
        {!dispute && <LoanField init={init} form={form} />}
        <RadioCards
          id="complaint-way"
          look="rows"
          label={say('answerWay')}
          value={draft.answerWay ?? undefined}
          onChoose={(answerWay) => change({ answerWay })}
          options={answerWays.map(({ way, name, line }) => ({ value: way, title: name, detail: line }))}
        />
        <Standing form={form} />
      </form>
    </ComplaintsFrame>
  );
}

/** Why it was not taken. */
function Standing({ form: { fault } }: { readonly form: ComplaintFormState }) {
  const t = useT();
  const say = complaintsWords.useSay();
  if (!fault) return null;
  return (
    <p className="t-fault" role="alert">
      {faultText(t, fault)}{' '}
      {fault.code === 'too_many_open_problems' && <a href={routePath('complaints')}>{say('toList')}</a>}
    </p>
  );
}
