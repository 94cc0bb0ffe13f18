import type { PaymentMethod } from '@paywidget/shared/contract';
import { safeUrl, UnsafeLinkError } from '@paywidget/shared/deposit';

/** Where a cash method's agent is met: an address, or why there is none. */
export type AgentChat =
  | { kind: 'open'; url: string }
  | { kind: 'missing' }
  | { kind: 'unsafe'; link: string };

/** The chat of the method's agent (decisions, section 3). `base` is what a relative link is relative to. */
export function agentChatOf({ agentLink }: Pick<PaymentMethod, 'agentLink'>, base: string): AgentChat {
  if (!agentLink) return { kind: 'missing' };
  try {
    return { kind: 'open', url: safeUrl(agentLink, base).href };
  } catch (error) {
    if (error instanceof UnsafeLinkError) return { kind: 'unsafe', link: error.link };
    throw error;
  }
}
