// npm run cities:generate
// Writes the cities of each market anew from the packages that hold them. It needs the registry; nothing else
// here does.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { indianCities, indianEdition } from './facts/indian-cities.ts';
import { philippineCities, philippineEdition } from './facts/philippine-cities.ts';
import { renderCityBook } from './facts/render-city-book.ts';
import { root } from '../root.ts';

const books = {
  ph: () => renderCityBook(philippineCities(), `psgc-${philippineEdition}`),
  in: () => renderCityBook(indianCities(), indianEdition),
};

for (const [market, book] of Object.entries(books)) {
  const path = `packages/markets/src/${market}/cities.generated.ts`;
  writeFileSync(join(root, path), book());
  console.log(`wrote ${path}`);
}
