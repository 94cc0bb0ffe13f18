import { type ReactNode, useState } from 'react';
import { useIconBase } from './iconBase';

interface IconFileProps {
  id: string | undefined;
  url: string | undefined;
  /** Whose icon it is, for reports. */
  owner: string;
  className: string | undefined;
  /** In CSS pixels, so that its place is kept before any style has loaded. */
  size: number;
  /** Drawn where there is no file, or it does not load. */
  fallback: ReactNode;
}

/** A picture from a file that is fetched when it comes near the screen, and its drawn stand-in. */
export function IconFile({ id, url, owner, className, size, fallback }: IconFileProps) {
  const [broken, setBroken] = useState<string>();
  const base = useIconBase();
  if (id === undefined || url === undefined || url === broken) return fallback;
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
        setBroken(url);
        base?.report?.(id, owner);
      }}
    />
  );
}
