import type { SandboxWords } from '../words.ts';

export const fil: SandboxWords = {
  intro:
    'Ang gagawin ng telepono, bangko o kasama. Walang lumalabas sa makinang ito, at wala ito sa production.',
  outbox: 'Mga ipinadala',
  outboxIntro: 'Mga mensaheng ipinakita sa halip na ipinadala.',
  outboxEmpty: 'Wala pang naipadala. Humingi ng code sa pag-log in at bumalik.',
  code: 'Ang code',
  sms: 'Text',
  voice: 'Tawag',
  push: 'Abiso',
  email: 'Liham',
  to: 'Para sa {to}',
  clock: 'Orasan ng negosyo',
  clockIntro: 'Kung anong araw na sa mga aklat. Pasulong lang ito.',
  ph: 'Pilipinas',
  in: 'Indya',
  nextDay: 'Susunod na araw',
  nextWeek: '7 araw pasulong',
  moving: 'Inililipat',
  login: 'Pumunta sa pag-log in',
};
