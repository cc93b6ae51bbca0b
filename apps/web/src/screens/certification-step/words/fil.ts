import type { StepWords } from '../words.ts';

export const fil: StepWords = {
  place: 'Hakbang {nth} sa {all}. Nase-save habang nagta-type ka.',
  notKept: 'Hakbang {nth} sa {all}. Hindi pa naka-save, pero nasa pahinang ito pa.',
  sentBack: 'Ibinalik.',
  choose: 'Pumili',
  consent: 'Lagyan muna ng tsek: walang pinapangalanan nang walang pahintulot mo.',
  save: 'I-save at magpatuloy',
  saving: 'Sine-save',
};
