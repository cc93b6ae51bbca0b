import type { ScreenModule } from '../../shell/screen-module.ts';
import { callsPart } from '../../wire/calls-part.ts';
import css from './certification.css?inline';
import { CertificationScreen } from './certification-screen.tsx';
import { withWayWords } from '../../certification/texts.ts';
import { listWords } from './texts.ts';

export const screen: ScreenModule = {
  Screen: CertificationScreen,
  title: (t) => t('screen.certification'),
  css,
  wire: [callsPart('certification.list')],
  words: withWayWords(listWords),
};
