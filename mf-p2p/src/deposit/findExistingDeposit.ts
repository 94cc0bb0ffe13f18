import type { Api } from '@paywidget/shared/api';
import { checkDeposit } from '@paywidget/shared/contract/payments';
import { callForEncryptedCard } from '@paywidget/shared/deposit';
import type { DepositAnswer } from '@paywidget/shared/payments';

/**
 * Requests the open deposit of a method, in the form of the create call's answer. Returns undefined if there is none.
 * @throws what `api.call` throws
 */
export async function findExistingDeposit(
  api: Api,
  method: string,
  country: string,
  signal?: AbortSignal,
): Promise<DepositAnswer | undefined> {
  const payload = { paymentMethod: method, selectedCountry: country };
  const check = await callForEncryptedCard(api, checkDeposit, payload, { signal });
  if (!check.exists) return undefined;
  const { exists: _, ...answer } = check;
  return answer;
}
