import { groupTitle, methodsOfGroup } from '@paywidget/shared/catalogue';
import { FlowScreen, useFlow } from '@paywidget/shared/flow';
import { useTranslation } from '@paywidget/shared/i18n';
import { choiceAtom, languageAtom, useAtomValue } from '@paywidget/shared/state';
import { ScreenPlaceholder, TileSkeletons } from '@paywidget/shared/ui';
import { useEffect, useMemo } from 'react';
import { useMethodList } from '../../methods/useMethodList';
import { TransferMethods } from './TransferMethods';

/** The ways of paying within the chosen group. A group that is no longer there leads back to the list. */
export function ListScreen() {
  const translator = useTranslation();
  const language = useAtomValue(languageAtom);
  const { group: name = '' } = useAtomValue(choiceAtom);
  const { go } = useFlow();
  const methods = useMethodList();
  const members = useMemo(() => methods && methodsOfGroup(methods, name), [methods, name]);
  const isGone = members?.length === 0;

  useEffect(() => {
    if (isGone) go('deposit.list', { replace: true });
  }, [isGone, go]);

  if (!members || isGone) {
    return (
      <ScreenPlaceholder>
        <TileSkeletons label={translator.t('deposit.list.loading')} />
      </ScreenPlaceholder>
    );
  }
  const label = members.find((member) => member.label)?.label;
  const title = groupTitle({ name, label }, language, translator);
  return (
    <FlowScreen heading={title}>
      <TransferMethods title={title} members={members} />
    </FlowScreen>
  );
}
