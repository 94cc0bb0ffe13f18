import { queryOptions, useQuery } from '@paywidget/shared/api';
import type { FormField, PaymentMethod } from '@paywidget/shared/contract';
import { useHost } from '@paywidget/shared/host';
import { useCallback, useEffect } from 'react';
import { cryptoErrors, isCryptoMethod } from './cryptoFields';

/** The code for the checksums of all chains is loaded only for crypto methods. */
const addressCheckQuery = queryOptions({
  queryKey: ['address-check'],
  queryFn: async () => (await import('../address/checkAddress')).isValidAddress,
  staleTime: Number.POSITIVE_INFINITY,
});

interface CryptoCheck {
  /** The form must wait while this is true, so that no address is sent unchecked. */
  isLoading: boolean;
  check?: (texts: Readonly<Record<string, string>>) => Readonly<Record<string, string>>;
}

/**
 * Returns the check of addresses and memos for a crypto method, undefined for other methods. If its code cannot be loaded,
 * reports that to the host and accepts everything: the server decides.
 */
export function useCryptoCheck(method: PaymentMethod, fields: readonly FormField[]): CryptoCheck {
  const host = useHost();
  const isCrypto = isCryptoMethod(method);
  const { data: isAddressOf, error, isLoading } = useQuery({ ...addressCheckQuery, enabled: isCrypto });

  useEffect(() => {
    if (error) host.report('withdrawal.addressCheck', `Addresses cannot be checked: ${error.message}`);
  }, [error, host]);

  const check = useCallback(
    (texts: Readonly<Record<string, string>>) =>
      isAddressOf ? cryptoErrors(method, fields, texts, isAddressOf) : {},
    [isAddressOf, method, fields],
  );
  return { isLoading, check: isCrypto ? check : undefined };
}
