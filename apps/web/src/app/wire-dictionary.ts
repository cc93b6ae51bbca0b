import type { WireDictionary } from '@candor/contract/client';
import dictionary from '../../../../config/wire/current.json' with { type: 'json' };

/** The deployment's names, built in: the page and its names are always of one version. */
export const wireDictionary: WireDictionary = dictionary;
