import type { Texts } from '../../../i18n/screen-texts.ts';
import type { en } from './en.ts';

export const fil: Texts<typeof en> = {
  correctOne: 'Isang hakbang ang itatama',
  correctMany: '{count} hakbang ang itatama',
  goOne: 'Isang hakbang na lang',
  goMany: '{count} hakbang pa',
  alsoOne: 'isa pa ang gagawin',
  alsoMany: '{count} pa ang gagawin',
  done: 'Kumpleto na ang lahat',
  progress: '{done} sa {all} ang tapos. Itinago ang na-type mo.',
  steps: 'Ang mga itinatanong namin, isa-isa',
  sentBack: 'Ibinalik.',
  trust:
    'Hindi namin binabasa ang phone book mo. Sinuman ang ibigay mo, hindi namin sila sinasabihan tungkol sa utang.',
  correct: 'Itama: {step}',
  next: 'Magpatuloy',
  toLoan: 'Ituloy ang loan mo',
  toLoans: 'Tingnan ang mga loan',
};
