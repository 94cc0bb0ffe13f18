import { useMemo } from 'react';
import { useLocation } from 'react-router';

/** What the address says after its question mark. */
export function useQueryParams(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
