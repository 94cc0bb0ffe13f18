import { safeUrl } from '@paywidget/shared/deposit';
import { type Urls, useHost, useService } from '@paywidget/shared/services';
import { useEffect, useMemo } from 'react';

/**
 * Parses a link of the server to an absolute URL. Only http, https and the apps that the deployment lists are safe. For any
 * other link, returns undefined and reports `UnsafeLinkError` to the host. A relative link is resolved against the URL of
 * the widget.
 */
export function useSafeLink(link: string | undefined): URL | undefined {
  const urls = useService('urls');
  const host = useHost();
  const { url, error } = useMemo(() => readLink(link, urls), [link, urls]);
  useEffect(() => {
    if (error) host.report(error.name, error.message);
  }, [error, host]);
  return url;
}

function readLink(link: string | undefined, urls: Urls): { url?: URL; error?: Error } {
  try {
    return link === undefined ? {} : { url: safeUrl(link, urls.widget, urls.appLinks()) };
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }
}
