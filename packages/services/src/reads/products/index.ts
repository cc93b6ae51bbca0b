export { readProductFile, readProductShelf } from './read-products.ts';
