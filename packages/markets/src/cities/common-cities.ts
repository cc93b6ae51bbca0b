/** Codes of the places where most people live, the largest first: a list offers them before its letters. */
export type CommonCities = readonly string[];

/**
 * What else people call a place, by its code: its earlier name, a short one, or its own in another script. A
 * list finds the place by it and shows the name of today.
 */
export type CityOtherNames = Readonly<Record<string, readonly [string, ...string[]]>>;
