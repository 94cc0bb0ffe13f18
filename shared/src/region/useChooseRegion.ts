import { useQueryClient } from '@paywidget/shared/api';
import { useFlow, useQueryParams } from '@paywidget/shared/navigation';
import { useHost } from '@paywidget/shared/services';
import { choiceAtom, countryAtom, regionAtom, useAtomValue, useSetAtom } from '@paywidget/shared/state';

interface RegionChoice {
  /** Selects a country, discards cached responses that no screen uses, and goes back to the list. */
  choose(country: string): void;
  /** Goes back to the list without a choice. */
  goBack(): void;
}

/** Returns the actions of the region page. Both go back to the route's list, or to the screen in the query's `back`. */
export function useChooseRegion(): RegionChoice {
  const host = useHost();
  const queryClient = useQueryClient();
  const { go, back } = useFlow();
  const query = useQueryParams();
  const backScreen = query.get('back');
  const previous = useAtomValue(countryAtom);
  const setRegion = useSetAtom(regionAtom);
  const setChoice = useSetAtom(choiceAtom);

  function goBack() {
    if (backScreen) go(backScreen, { replace: true });
    else back();
  }

  function choose(country: string) {
    if (country !== previous) host.track('region_chosen', { country, previous });
    setChoice({});
    setRegion(country);
    queryClient.removeQueries({ type: 'inactive' });
    goBack();
  }

  return { choose, goBack };
}
