/** The reason why a payment was rejected, for the player: the server's own text, or a translation key. */
export type PaymentErrorText = { kind: 'server'; text: string } | { kind: 'key'; key: string };
