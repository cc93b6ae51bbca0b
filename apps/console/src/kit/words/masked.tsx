import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';

/** A number that this role does not see: it keeps its place. The last digits may be known. */
export function Masked({ last = '' }: { readonly last?: string }) {
  return (
    <span className="k-masked">
      <span aria-hidden="true">{last === '' ? '•••• •••• •••• ••••' : `•••• ${last}`}</span>
      <span className="k-spoken">{last === '' ? 'hidden' : `hidden, ends with ${last}`}</span>
    </span>
  );
}

/** A picture that this role does not see. */
export function MaskedPicture({ children = 'picture hidden' }: { readonly children?: ReactNode }) {
  return (
    <div className="k-masked-picture">
      <Icon name="lock" />
      {children}
    </div>
  );
}
