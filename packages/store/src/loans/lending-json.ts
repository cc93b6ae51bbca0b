/**
 * Fields whose text is a whole number of minor units or a part of a fraction; every other text stays text.
 */
const wholeNumbers = new Set(
  `amount fixed num den to mostCost min max step
   principal interest fee tax total balance deducted cost netReceived`.split(/\s+/),
);

/**
 * Terms, agreements and schedules as they are stored: the domain's own values, whole numbers as text, since
 * JSON's numbers are floats.
 *   { amount: 800000n, rounding: { mode: 'half-even', to: 1n } } ↔ {"amount": "800000", "rounding": {…, "to":
 *     "1"}}
 */
export function toLendingJson(value: unknown): string {
  return JSON.stringify(value, (_name, field: unknown) =>
    typeof field === 'bigint' ? String(field) : field,
  );
}

/** What `toLendingJson` wrote; jsonb comes from the driver already parsed. */
export function fromLendingJson<Value>(json: unknown): Value {
  return revived('', json) as Value;
}

function revived(name: string, field: unknown): unknown {
  if (typeof field === 'string') return wholeNumbers.has(name) ? BigInt(field) : field;
  if (Array.isArray(field)) return field.map((item) => revived(name, item));
  if (field === null || typeof field !== 'object') return field;
  return Object.fromEntries(Object.entries(field).map(([key, inner]) => [key, revived(key, inner)]));
}
