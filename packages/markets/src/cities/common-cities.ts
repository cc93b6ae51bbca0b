/** Codes of the places where most people live, the largest first: a list offers them before its letters. */
export type CommonCities = readonly string[];
