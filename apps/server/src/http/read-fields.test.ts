import { expect, it } from 'vitest';
import { fieldKinds } from './field-kinds.ts';
import { readFields } from './read-fields.ts';

const kinds = fieldKinds({
  type: 'object',
  properties: {
    amount: { type: 'integer' },
    rate: { type: 'number' },
    agreed: { type: 'boolean' },
    tags: { type: 'array', items: { type: 'string' } },
    choice: { enum: ['1', '2'], type: 'string' },
  },
});

it.each([
  [{ amount: '500' }, { amount: 500 }],
  [{ amount: '-1' }, { amount: -1 }],
  [{ amount: '1e309' }, { amount: Number.POSITIVE_INFINITY }],
  [{ amount: '' }, { amount: '' }],
  [{ amount: '0x10' }, { amount: '0x10' }],
  [{ amount: ' 5' }, { amount: ' 5' }],
  [{ rate: '0.5' }, { rate: 0.5 }],
  [{ agreed: 'true' }, { agreed: true }],
  [{ agreed: 'false' }, { agreed: false }],
  [{ agreed: 'yes' }, { agreed: 'yes' }],
  [{ tags: '["a"]' }, { tags: ['a'] }],
  [{ tags: 'a' }, { tags: 'a' }],
  [{ choice: '1' }, { choice: '1' }],
  [{ other: '1' }, { other: '1' }],
])('form text is read by the kind of its field, or left for the schema to refuse: %j', (fields, value) => {
  expect({ ...readFields(fields, kinds, null).value }).toEqual(value);
});
