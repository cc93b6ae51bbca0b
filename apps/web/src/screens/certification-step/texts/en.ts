export const en = {
  kept: 'Saved as you type.',
  notKept: 'Not saved yet, but kept on this page.',
  sentBack: 'Sent back.',
  choose: 'Choose',
  consent: 'Tick the box first: nobody is named without your consent.',
  save: 'Save and continue',
  saving: 'Saving',
} as const;
