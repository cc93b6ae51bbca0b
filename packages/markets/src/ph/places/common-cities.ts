import type { CityOtherNames, CommonCities } from '../../cities/common-cities.ts';

/** The ten largest cities by the 2020 Census of Population and Housing (Philippine Statistics Authority). */
export const commonCities = [
  '1381300000', // Quezon City
  '1380600000', // Manila
  '1130700000', // Davao City
  '1380100000', // Caloocan City
  '0931700000', // Zamboanga City
  '0730600000', // Cebu City
  '0405802000', // Antipolo City
  '1381500000', // Taguig City
  '1381200000', // Pasig City
  '1030500000', // Cagayan de Oro City
] as const satisfies CommonCities;

/** What people say for short, and names of before. */
export const cityOtherNames = {
  '1380600000': ['Maynila'],
  '1381300000': ['QC'],
  '1130700000': ['Dabaw'],
  '0730600000': ['Sugbo'],
  '1030500000': ['CDO', 'CDeO'],
  '1230800000': ['GenSan', 'Dadiangas'],
  '1903617000': ['Dansalan'],
  '0731100000': ['Opon', 'Mactan'],
} as const satisfies CityOtherNames;
