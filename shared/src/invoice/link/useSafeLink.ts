import { safeUrl } from '@paywidget/shared/deposit';
import { useHost } from '@paywidget/shared/host';
import { useAtomValue, widgetUrlAtom } from '@paywidget/shared/state';
import { useEffect, useMemo } from 'react';

/**
 * A server's link that may be opened, absolute; nothing for one that must not be (specification, section 5, "Captcha
 * and links"), which the host hears of as `UnsafeLinkError`. A relative link is relative to the widget's own pages.
 */
export function useSafeLink(link: string | undefined): URL | undefined {
  const base = useAtomValue(widgetUrlAtom);
  const host = useHost();
  const { url, error } = useMemo(() => readLink(link, base), [link, base]);
  useEffect(() => {
    if (error) host.report(error.name, error.message);
  }, [error, host]);
  return url;
}

function readLink(link: string | undefined, base: string): { url?: URL; error?: Error } {
  try {
    return link === undefined ? {} : { url: safeUrl(link, base) };
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }
}
