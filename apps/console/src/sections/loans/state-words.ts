export const stateWords = {
  active: 'Active',
  settled: 'Settled',
  cancelled: 'Given back',
  'written-off': 'Written off',
  recovered: 'Recovered',
} as const;
