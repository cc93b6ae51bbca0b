export { countPoint } from './count-point.ts';
export { fillProducts } from './fill-products.ts';
export { readProductForReader } from './product-for-reader.ts';
export { type MarketPrice, readMarketPrice } from './read-market-price.ts';
export { type ProductOffer, productOffers } from './product-offers.ts';
export { quoteOffered } from './quote-offered.ts';
export { type RunningLoan, readPush } from './read-push.ts';
export { saveProduct } from './save-product.ts';
