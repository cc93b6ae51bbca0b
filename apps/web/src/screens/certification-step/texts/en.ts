export const en = {
  place: 'Step {nth} of {all}. Saved as you type.',
  notKept: 'Step {nth} of {all}. Not saved yet, but kept on this page.',
  sentBack: 'Sent back.',
  choose: 'Choose',
  consent: 'Tick the box first: nobody is named without your consent.',
  save: 'Save and continue',
  saving: 'Saving',
} as const;
