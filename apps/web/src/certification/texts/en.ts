export const en = {
  over: '{amount} over {term}',
  once: '{amount} for {term}',
  place: 'Step {nth} of {all}',
  done: '{done} of {all} done',
  steps: 'The steps of your application',
  figures: 'You receive {receive} and repay {repay}.',
} as const;
