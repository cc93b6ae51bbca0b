import { consoleProductAsk } from '../products.ts';
import { consoleProductCheck } from './product-check.ts';
import { consoleProduct } from './product.ts';
import { consoleProducts } from './products.ts';

export const consoleProductsCalls = [
  consoleProducts,
  consoleProduct,
  consoleProductAsk,
  consoleProductCheck,
] as const;
