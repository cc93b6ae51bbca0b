import type { Autopay } from './autopay-screen.tsx';

export type Scheme = Autopay['offered'][number];

/** "GCash •••• 5698"; null where the borrower chooses it in an app. */
export const accountText = ({ account }: Scheme): string | null =>
  account && `${account.name} ${account.masked}`;
