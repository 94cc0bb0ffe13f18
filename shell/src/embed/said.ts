import type { EmbedUpdate, HostMessage } from './options';

/** Keeps what the host has said last: a widget that starts again hears it anew. */
export function remember(said: EmbedUpdate, { theme, tokens, payload, user }: EmbedUpdate): void {
  said.theme = theme ?? said.theme;
  said.tokens = { ...said.tokens, ...tokens };
  said.payload = { ...said.payload, ...payload };
  said.user = { ...said.user, ...user };
}

/** What a message changes of all that. */
export function changesIn({ type, payload }: HostMessage): EmbedUpdate {
  const fields = { ...(payload as object) };
  if (type === 'update') return fields;
  if (type === 'login.token') return { user: fields };
  if (type === 'bonus-list-updated') return { payload: fields };
  return {};
}
