export { countLowRatePoint } from './low-rate-points.ts';
export { type NamedProduct, listOfferedProducts } from './offered-products.ts';
export { insertProductNamesIfAbsent, saveProductNames } from './product-names.ts';
export {
  type SavedVersion,
  type ShelvedProduct,
  listProductShelf,
  listProductVersions,
  productNamesOf,
} from './product-shelf.ts';
export {
  type ProductVersion,
  currentProductVersion,
  findProductVersion,
  insertProductVersion,
  lastProductVersion,
  listProducts,
  lockProduct,
  saveProductCheck,
} from './products.ts';
