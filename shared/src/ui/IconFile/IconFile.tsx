import { useIconResolver } from '@paywidget/shared/services';
import { type ReactNode, useState } from 'react';

interface IconFileProps {
  id: string | undefined;
  url: string | undefined;
  /** The thing that the icon stands for, such as a method's name. Used in error reports. */
  ownerName: string;
  className: string | undefined;
  /** A description of the picture, if it is not decorative. */
  alt?: string;
  /** Size in CSS pixels. Reserves the space before the styles load. By default the size in the styles. */
  size?: number;
  /** Rendered if there is no file or if it cannot be loaded. */
  fallback: ReactNode;
}

/** A lazily loaded icon file with a fallback. */
export function IconFile({ id, url, ownerName, className, alt = '', size, fallback }: IconFileProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const resolver = useIconResolver();
  if (id === undefined || url === undefined || url === failedUrl) return fallback;
  return (
    <img
      className={className}
      src={url}
      alt={alt}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => {
        setFailedUrl(url);
        resolver?.report?.(id, ownerName);
      }}
    />
  );
}
