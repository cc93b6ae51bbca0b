import { longestStep } from '@candor/domain/schedule';
import { stepUnits } from '@candor/domain/calendar';
import type { Step } from '@candor/domain/calendar';
import { fieldOf, pathOf, readObject } from './read-object.ts';
import type { Fields } from './read-object.ts';
import { readChoice, readWhole } from './read-values.ts';

export function readStep(fields: Fields, name: string): Step {
  const step = readObject(
    fieldOf(fields, name),
    pathOf(fields, name),
    ['count', 'unit'],
    '{"count": 1, "unit": "month"}',
  );
  return {
    count: readWhole(step, 'count', { least: 1, most: longestStep }, '1'),
    unit: readChoice(step, 'unit', stepUnits),
  };
}
