import { queryOptions, useQuery } from '@paywidget/shared/api';
import type { FormField, PaymentMethod } from '@paywidget/shared/contract';
import { useHost } from '@paywidget/shared/services';
import { useEffect, useMemo } from 'react';
import { type CryptoWarning, checkCryptoFields, isCryptoMethod } from './cryptoFields';

/** The code for the checksums of all chains is loaded only for crypto methods. */
const addressCheckQuery = queryOptions({
  queryKey: ['address-check'],
  queryFn: async () => (await import('../address/checkAddress')).isValidAddress,
  staleTime: Number.POSITIVE_INFINITY,
});

type Texts = Readonly<Record<string, string>>;

interface CryptoCheck {
  /** The form must wait while this is true, so that it sends no unchecked address. */
  isLoading: boolean;
  /** Returns the errors that block the form: translation keys by field name. */
  check?: (texts: Texts) => Readonly<Record<string, string>>;
  /** Returns the doubts that the player should know. They block nothing. */
  warningsOf?: (texts: Texts) => readonly CryptoWarning[];
}

/**
 * Returns the checks of addresses and memos for a crypto method. For other methods, returns no checks. If the code of the
 * checks cannot be loaded, reports this to the host and accepts everything: the server decides.
 */
export function useCryptoCheck(method: PaymentMethod, fields: readonly FormField[]): CryptoCheck {
  const host = useHost();
  const isCrypto = isCryptoMethod(method);
  const { data: isAddressOf, error, isLoading } = useQuery({ ...addressCheckQuery, enabled: isCrypto });

  useEffect(() => {
    if (error) host.report('withdrawal.addressCheck', `Addresses cannot be checked: ${error.message}`);
  }, [error, host]);

  const checks = useMemo(() => {
    const find = (texts: Texts) =>
      isAddressOf ? checkCryptoFields(method, fields, texts, isAddressOf) : { errors: {}, warnings: [] };
    return {
      check: (texts: Texts) => find(texts).errors,
      warningsOf: (texts: Texts) => find(texts).warnings,
    };
  }, [isAddressOf, method, fields]);
  return { isLoading, ...(isCrypto && checks) };
}
