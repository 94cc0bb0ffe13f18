import type { Api, CallOptions } from '@paywidget/shared/api';
import type { RequestOf, ResponseOf } from '@paywidget/shared/contract';
import type { checkDeposit, createPeerToPeerDeposit } from '@paywidget/shared/contract/payments';

type CardEndpoint = typeof checkDeposit | typeof createPeerToPeerDeposit;

/**
 * Makes a call whose answer may hold an encrypted card. Returns the answer with the token of the call, because this token is
 * the card's key. A `login.token` event may replace the player's token before the card is shown. Answer and token stay in
 * memory only. See docs/guides/card-encryption.md.
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
