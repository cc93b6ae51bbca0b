import { useEffect, useState } from 'react';
import { faultOf } from '@candor/client';
import { useServices } from '../../session/services.ts';

type Found = { readonly code: string; readonly name: string | undefined };

export type BankName =
  | { readonly is: 'none' | 'looking' | 'unknown' }
  | { readonly is: 'found'; readonly name: string };

/** The bank behind a code, looked up as soon as the code is whole. Each code is asked for once. */
export function useBankName(code: string, length: number | null): BankName {
  const { client } = useServices();
  const [found, setFound] = useState<Found>();
  const isWhole = length !== null && code.length === length;
  useEffect(() => {
    if (!isWhole) return;
    let isWanted = true;
    const take = (name: string | undefined) => isWanted && setFound({ code, name });
    client.call('certification.bank-find', { bankCode: code }).then(
      ({ name }) => take(name),
      // No answer is no verdict on the code: the check that comes with the form decides.
      (error: unknown) => faultOf(error).code === 'not_found' && take(undefined),
    );
    return () => void (isWanted = false);
  }, [client, code, isWhole]);
  if (!isWhole) return { is: 'none' };
  if (found?.code !== code) return { is: 'looking' };
  return found.name === undefined ? { is: 'unknown' } : { is: 'found', name: found.name };
}
