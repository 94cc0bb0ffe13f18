import type { Api, CallOptions } from '@paywidget/shared/api';
import type { RequestOf, ResponseOf } from '@paywidget/shared/contract';
import type { checkDeposit, createPeerToPeerDeposit } from '@paywidget/shared/contract/payments';

type CardEndpoint = typeof checkDeposit | typeof createPeerToPeerDeposit;

/**
 * Makes a call whose answer may hold a sealed card, and keeps beside it the token that opens it: by the time the card is
 * shown, `login.token` may have replaced the player's (decisions, section 5). Like the answer, it lives in memory only.
 * @throws what `api.call` throws
 */
export async function callForEncryptedCard<E extends CardEndpoint>(
  api: Api,
  endpoint: E,
  payload: RequestOf<E>,
  options: CallOptions = {},
): Promise<ResponseOf<E> & { cardToken?: string }> {
  let cardToken: string | undefined;
  const answer: ResponseOf<CardEndpoint> = await api.call(endpoint, payload, {
    ...options,
    onAnswered: (token) => {
      cardToken = token;
    },
  });
  const isEncrypted = 'card' in answer && answer.card?.encoded !== undefined;
  return { ...(answer as ResponseOf<E>), ...(isEncrypted && { cardToken }) };
}
