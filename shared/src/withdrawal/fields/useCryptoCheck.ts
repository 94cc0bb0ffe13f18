import { queryOptions, useQuery } from '@paywidget/shared/api';
import type { FormField, PaymentMethod } from '@paywidget/shared/contract';
import { useHost } from '@paywidget/shared/host';
import { useCallback, useEffect } from 'react';
import { cryptoErrors, paysCoins } from './cryptoFields';

/** The checksums of every chain are fetched only for who withdraws coins. */
const addressCheckQuery = queryOptions({
  queryKey: ['address-check'],
  queryFn: async () => (await import('../address/checkAddress')).isAddressOf,
  staleTime: Number.POSITIVE_INFINITY,
});

interface CryptoCheck {
  /** While the form must wait for it: no address goes out unchecked because the check was slow. */
  isLoading: boolean;
  check?: (texts: Readonly<Record<string, string>>) => Readonly<Record<string, string>>;
}

/** What finds a wrong address or memo in a crypto withdrawal. One that cannot be had is reported, and the server decides. */
export function useCryptoCheck(method: PaymentMethod, fields: readonly FormField[]): CryptoCheck {
  const host = useHost();
  const isWanted = paysCoins(method);
  const { data: isAddressOf, error, isLoading } = useQuery({ ...addressCheckQuery, enabled: isWanted });

  useEffect(() => {
    if (error) host.report('withdrawal.addressCheck', `Addresses cannot be checked: ${error.message}`);
  }, [error, host]);

  const check = useCallback(
    (texts: Readonly<Record<string, string>>) =>
      isAddressOf ? cryptoErrors(method, fields, texts, isAddressOf) : {},
    [isAddressOf, method, fields],
  );
  return { isLoading, check: isWanted ? check : undefined };
}
