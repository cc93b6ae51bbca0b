import type { PickerItem } from '@candor/ui';

const starts = 'An Ba Ca Da Es Fa Ga Hi Il Ja Ka La Ma Na Or Pa Que Ro San Ta Ur Vi Wa Ya Zam'.split(' ');
const middles = 'bo ca di gay lan min no pa que ri'.split(' ');
const ends = 'ban cay dan lo mbo nga ñas'.split(' ');
const provinces = 'Bohol Cavite Cebu Iloilo Laguna Pampanga Quezon Rizal'.split(' ');

/** As many places as a country has, all different and all made up. */
export function sampleCities(count: number): PickerItem[] {
  return Array.from({ length: count }, (_, index) => {
    const start = starts[index % starts.length] ?? '';
    const middle = middles[Math.floor(index / starts.length) % middles.length] ?? '';
    const end = ends[Math.floor(index / (starts.length * middles.length)) % ends.length] ?? '';
    const round = Math.floor(index / (starts.length * middles.length * ends.length));
    return {
      id: String(index),
      name: `${start}${middle}${end}`,
      detail: provinces[(index + round) % provinces.length] ?? '',
    };
  });
}
