import type { PaymentMethod } from '@paywidget/shared/contract';
import { safeUrl, UnsafeLinkError } from '@paywidget/shared/deposit';

/** The chat of a cash method's agent: its URL, or the reason why there is none. */
export type AgentChat =
  | { kind: 'open'; url: string }
  | { kind: 'missing' }
  | { kind: 'unsafe'; link: string };

/** Returns the chat of the method's agent. A relative link is resolved against `base`. */
export function agentChatOf({ agentLink }: Pick<PaymentMethod, 'agentLink'>, base: string): AgentChat {
  if (!agentLink) return { kind: 'missing' };
  try {
    return { kind: 'open', url: safeUrl(agentLink, base).href };
  } catch (error) {
    if (error instanceof UnsafeLinkError) return { kind: 'unsafe', link: error.link };
    throw error;
  }
}
