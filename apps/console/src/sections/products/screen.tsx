import { usePlace } from '../../shell/router.ts';
import { NewProduct, newProduct } from './new-product.tsx';
import { ProductEditor } from './product-editor.tsx';
import { ProductList } from './product-list.tsx';
import './products.css';

/** What the lender offers: the list, or one product with its draft. */
export function Screen() {
  const { id } = usePlace();
  if (id === null) return <ProductList />;
  return id === newProduct ? <NewProduct /> : <ProductEditor key={id} productId={id} />;
}
