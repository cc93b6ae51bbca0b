import * as fc from 'fast-check';
import { usualSeed } from './test/seed.ts';

const asked = process.env['CANDOR_SEED'];

/**
 * A run that lands or refuses a change asks the same cases each time. CANDOR_SEED=random asks others, and
 * fast-check prints the seed of what it finds; that case then becomes a test of its own.
 */
if (asked !== 'random') fc.configureGlobal({ seed: Number(asked ?? usualSeed) });
