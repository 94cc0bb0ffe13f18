import type { PaymentMethod } from '@paywidget/shared/contract';
import { useTranslation } from '@paywidget/shared/i18n';
import { groupTitle, methodsOfGroup } from '@paywidget/shared/methods';
import { FlowScreen, useFlow } from '@paywidget/shared/navigation';
import type { ScreenName } from '@paywidget/shared/navigation/routes';
import { choiceAtom, languageAtom, useAtomValue } from '@paywidget/shared/state';
import { ScreenPlaceholder, Skeleton, TileSkeletons } from '@paywidget/shared/ui';
import { type ReactNode, useEffect, useMemo } from 'react';

export interface ChosenGroupProps {
  /** All there are; nothing while they load. */
  methods: readonly PaymentMethod[] | undefined;
  /** Where a group that is no longer there leads back to. */
  list: ScreenName;
  /** Keeps no place for a search meanwhile. */
  isSearchless?: boolean;
  /** The group's methods, under its name. */
  children: (title: string, members: readonly PaymentMethod[]) => ReactNode;
}

/** The page of the group that the player chose. */
export function ChosenGroup({ methods, list, isSearchless, children }: ChosenGroupProps) {
  const translator = useTranslation();
  const language = useAtomValue(languageAtom);
  const { group: name = '' } = useAtomValue(choiceAtom);
  const { go } = useFlow();
  const members = useMemo(() => methods && methodsOfGroup(methods, name), [methods, name]);
  const isGone = members?.length === 0;

  useEffect(() => {
    if (isGone) go(list, { replace: true });
  }, [isGone, go, list]);

  if (!members || isGone) {
    return (
      <ScreenPlaceholder>
        {!isSearchless && <Skeleton shape="block" height={48} />}
        <TileSkeletons label={translator.t('deposit.list.loading')} />
      </ScreenPlaceholder>
    );
  }
  const label = members.find((member) => member.label)?.label;
  const title = groupTitle({ name, label }, language, translator);
  return <FlowScreen heading={title}>{children(title, members)}</FlowScreen>;
}
