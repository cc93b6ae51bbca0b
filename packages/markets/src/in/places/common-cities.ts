import type { CommonCities } from '../../cities/common-cities.ts';

/** The ten largest cities by the Census of India 2011, the last one with figures for cities. */
export const commonCities = [
  '16.0.mumbai',
  '07.0.delhi',
  '19.572.bengaluru',
  '40.536.hyderabad',
  '09.474.ahmedabad',
  '25.603.chennai',
  '28.342.kolkata',
  '09.492.surat',
  '16.521.pune',
  '24.110.jaipur',
] as const satisfies CommonCities;
