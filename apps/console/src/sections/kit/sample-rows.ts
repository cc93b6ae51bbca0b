/** Invented people and sums for the page of parts; no list of the lender is made of them. */
export type SampleRow = {
  readonly id: string;
  readonly minutesLeft: number;
  readonly name: string;
  readonly minor: string;
  readonly hoursOld: number;
};

export const sampleRows: readonly SampleRow[] = [
  { id: 'a', minutesLeft: 38, name: 'Lourdes Pangilinan', minor: '300000', hoursOld: 17 },
  { id: 'b', minutesLeft: 83, name: 'Benedicto Ramos', minor: '1000000', hoursOld: 16 },
  { id: 'c', minutesLeft: 126, name: 'Noel Castillo', minor: '450000', hoursOld: 15 },
  { id: 'd', minutesLeft: 138, name: 'Ramil Ortega', minor: '800000', hoursOld: 13 },
];

/** A thousand of them, to scroll through. */
export const manyRows: readonly SampleRow[] = Array.from({ length: 1000 }, (_, at) => ({
  id: `row-${at + 1}`,
  minutesLeft: at - 40,
  name: `Sample ${String(at + 1).padStart(4, '0')}`,
  minor: String(100_000 + at * 37),
  hoursOld: at % 90,
}));
