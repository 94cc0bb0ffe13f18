import type { PaymentMethod } from '@paywidget/shared/contract';
import { useTranslation } from '@paywidget/shared/i18n';
import { groupTitle, methodsOfGroup, SearchPlaceholder } from '@paywidget/shared/methods';
import { FlowScreen, useRedirect } from '@paywidget/shared/navigation';
import type { ScreenName } from '@paywidget/shared/navigation/routes';
import { choiceAtom, languageAtom, useAtomValue } from '@paywidget/shared/state';
import { ScreenPlaceholder, TileSkeletons } from '@paywidget/shared/ui';
import { useMemo } from 'react';
import { MethodSearch, type MethodSearchProps } from './MethodSearch';

export interface ChosenGroupProps extends Omit<MethodSearchProps, 'label' | 'methods'> {
  /** The key of the group. Default: the group that the player chose. */
  group?: string;
  /** All methods. Undefined while they load. */
  methods: readonly PaymentMethod[] | undefined;
  /** The list to open if the group no longer exists. */
  list: ScreenName;
}

/** The methods of a group, with a search. If the group is gone, goes back to the list. */
export function ChosenGroup({ group, methods, list, ...search }: ChosenGroupProps) {
  const translator = useTranslation();
  const language = useAtomValue(languageAtom);
  const { group: chosen = '' } = useAtomValue(choiceAtom);
  const name = group ?? chosen;
  const members = useMemo(() => methods && methodsOfGroup(methods, name), [methods, name]);
  const isMissing = members?.length === 0;

  useRedirect(isMissing && list);

  if (!members || isMissing) {
    return (
      <ScreenPlaceholder>
        {search.minimumForSearch === undefined && <SearchPlaceholder />}
        <TileSkeletons label={translator.t('deposit.list.loading')} />
      </ScreenPlaceholder>
    );
  }
  const label = members.find((member) => member.label)?.label;
  const title = groupTitle({ name, label }, language, translator);
  return (
    <FlowScreen heading={title}>
      <MethodSearch label={title} methods={members} {...search} />
    </FlowScreen>
  );
}
