import type { EmbedUpdate, HostMessage } from '../handover/embedOptions';
import type { HostFields } from '../handover/hostFields';

/** Merges an update into the current options. A widget that starts again gets the current options. */
export function applyUpdate(current: EmbedUpdate, { theme, tokens, payload, user }: EmbedUpdate): void {
  current.theme = theme ?? current.theme;
  current.tokens = { ...current.tokens, ...tokens };
  current.payload = merged(current.payload, payload);
  current.user = merged(current.user, user);
}

/** A field that is null is not sent: like in the widget, it changes nothing. */
const merged = <Fields extends object>(current: Fields | undefined, changes: Fields = {} as Fields) =>
  ({
    ...current,
    ...Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== null)),
  }) as Fields;

/** Returns the changes that a message to the widget makes in the options. */
export function updateFromMessage({ type, payload }: HostMessage): EmbedUpdate {
  const fields: { success?: unknown; bonusList?: HostFields['bonusList'] } = { ...(payload as object) };
  if (type === 'update') return fields as EmbedUpdate;
  if (type === 'login.token') return { user: fields as EmbedUpdate['user'] };
  if (type === 'bonus-list-updated') return { payload: fields as HostFields };
  if (type === 'bonus-list-fetched' && fields.success === true)
    return { payload: { bonusList: fields.bonusList ?? [] } };
  return {};
}
