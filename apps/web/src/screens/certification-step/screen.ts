import type { ScreenModule } from '../../shell/screen-module.ts';
import { certification } from '../../wire/parts/certification.ts';
import css from './certification-step.css?inline';
import { CertificationStepScreen } from './certification-step-screen.tsx';
import { withWayWords } from '../../certification/texts.ts';
import { stepWords } from './texts.ts';

/** One screen for every step: what is asked for comes with the answer of its call. */
export const screen: ScreenModule = {
  Screen: CertificationStepScreen,
  title: (t) => t('screen.certification'),
  css,
  wire: [certification],
  words: withWayWords(stepWords),
};
