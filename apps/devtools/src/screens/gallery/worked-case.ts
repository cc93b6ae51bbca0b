/**
 * The worked case of the pictures: ₱8,000 over 3 months at 4.5 % a month declining, fee ₱240, seen on 15
 * November 2026. Amounts in minor units.
 */
export const worked = {
  today: '2026-11-15',
  now: Date.parse('2026-11-15T01:41:00Z'),
  deadline: Date.parse('2026-11-18T15:59:00Z'),
  dates: ['2026-10-18', '2026-11-18', '2026-12-18'],
  delayedTo: '2026-12-02',
  loan: 800_000n,
  fee: 24_000n,
  received: 776_000n,
  interest: 73_056n,
  cost: 97_056n,
  repaid: 873_056n,
  instalment: 291_019n,
  lastInstalment: 291_018n,
  owed: 582_037n,
  settlement: 567_132n,
  saved: 14_905n,
  delayFee: 4_365n,
  principal: [255_019n, 266_495n, 278_486n],
  interestParts: [36_000n, 24_524n, 12_532n],
  costSoFar: 60_000n,
  reference: 'HX5WL2V7',
  barCode: '7110034826519077',
} as const;
