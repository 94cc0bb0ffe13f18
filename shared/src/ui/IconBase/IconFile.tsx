import { type ReactNode, useState } from 'react';
import { useIconBase } from './iconBase';

interface IconFileProps {
  id: string | undefined;
  url: string | undefined;
  /** Name of the icon's owner, used in error reports. */
  owner: string;
  className: string | undefined;
  /** Size in CSS pixels. Reserves the space before the styles load. */
  size: number;
  /** Rendered if there is no file or it fails to load. */
  fallback: ReactNode;
}

/** A lazily loaded icon file with a fallback. */
export function IconFile({ id, url, owner, className, size, fallback }: IconFileProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const base = useIconBase();
  if (id === undefined || url === undefined || url === failedUrl) return fallback;
  return (
    <img
      className={className}
      src={url}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => {
        setFailedUrl(url);
        base?.report?.(id, owner);
      }}
    />
  );
}
