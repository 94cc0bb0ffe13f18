import { useMemo } from 'react';
import { useLocation } from 'react-router';

/** The query of the page's URL. */
export function useQueryParams(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
