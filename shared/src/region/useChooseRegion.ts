import { useQueryClient } from '@paywidget/shared/api';
import { useHost } from '@paywidget/shared/host';
import { useFlow, useQueryParams } from '@paywidget/shared/navigation';
import { choiceAtom, countryAtom, regionAtom, useAtomValue, useSetAtom } from '@paywidget/shared/state';

interface RegionChoice {
  /** Looks at another country's methods: whatever was known of methods is asked for anew. */
  choose(country: string): void;
  /** Goes back to the list without choosing. */
  leave(): void;
}

/**
 * What a player can do on the region page. It leads back to its route's list, or to the list that the query names as
 * `back`, where another page than that list led here.
 */
export function useChooseRegion(): RegionChoice {
  const host = useHost();
  const queryClient = useQueryClient();
  const { go, back } = useFlow();
  const query = useQueryParams();
  const list = query.get('back');
  const previous = useAtomValue(countryAtom);
  const setRegion = useSetAtom(regionAtom);
  const setChoice = useSetAtom(choiceAtom);

  function leave() {
    if (list) go(list, { replace: true });
    else back();
  }

  function choose(country: string) {
    if (country !== previous) host.track('region_chosen', { country, previous });
    setChoice({});
    setRegion(country);
    queryClient.removeQueries({ type: 'inactive' });
    leave();
  }

  return { choose, leave };
}
