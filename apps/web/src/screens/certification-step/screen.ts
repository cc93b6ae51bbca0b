import type { ScreenModule } from '../../shell/screen-module.ts';
import { callsPart } from '../../wire/calls-part.ts';
import css from './certification-step.css?inline';
import { CertificationStepScreen } from './certification-step-screen.tsx';
import { withWayWords } from '../../certification/texts.ts';
import { stepWords } from './texts.ts';

/** One screen for every step: what is asked for comes with the answer of its call. */
export const screen: ScreenModule = {
  Screen: CertificationStepScreen,
  title: (t) => t('screen.certification'),
  css,
  wire: [
    callsPart(
      'certification.list',
      'certification.base',
      'certification.base-save',
      'certification.personal',
      'certification.personal-save',
      'certification.job',
      'certification.job-save',
      'certification.ext',
      'certification.ext-save',
      'certification.draft-save',
    ),
  ],
  words: withWayWords(stepWords),
};
