import type { ScreenModule } from '../../shell/screen-module.ts';
import { callsPart } from '../../wire/calls-part.ts';
import { CustomerServiceScreen } from './customer-service-screen.tsx';
import css from './customer-service.css?inline';
import { helpWords } from './texts.ts';

export const screen: ScreenModule = {
  Screen: CustomerServiceScreen,
  title: (t) => t('screen.customerService'),
  css,
  wire: [callsPart('problem.faq', 'problem.whatsapp')],
  words: helpWords,
};
