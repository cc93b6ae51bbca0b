import type { ErrorFacts } from './errors/error-facts.ts';

/** Refusals of complaints and disputes. */
export const problemErrors = {
  charge_cannot_be_disputed: {
    status: 409,
    title: 'This charge can’t be disputed',
    sentence:
      'It was taken back, paid or decided on, or it is disputed already. You can still tell us what is wrong.',
  },
  too_many_open_problems: {
    status: 409,
    title: 'Many of your complaints are open already',
    sentence: 'Please write into one of them: everything that you send is read.',
  },
  problem_cannot_change_now: {
    status: 409,
    title: 'This complaint can’t be changed now',
    sentence:
      'Please look at it again: it may have been answered or closed meanwhile. What you typed is kept.',
  },
} as const satisfies Record<string, ErrorFacts>;
