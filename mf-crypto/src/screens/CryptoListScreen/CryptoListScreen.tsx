import {
  admit,
  groupTitle,
  methodsOfGroup,
  useCryptoBadge,
  useDepositMethods,
} from '@paywidget/shared/catalogue';
import { CoinSearch } from '@paywidget/shared/crypto';
import { FlowScreen, useFlow } from '@paywidget/shared/flow';
import { useTranslation } from '@paywidget/shared/i18n';
import { choiceAtom, languageAtom, useAtomValue } from '@paywidget/shared/state';
import { ScreenPlaceholder, Skeleton, TileSkeletons } from '@paywidget/shared/ui';
import { useEffect, useMemo } from 'react';
import { useChooseMethod } from '../../methods/useChooseMethod';

/**
 * The coins that the player can deposit. A list that holds none any more leads back to the deposit list.
 * @throws the error of the call; the shell takes the player to the error page, and from there back.
 */
export function CryptoListScreen() {
  const translator = useTranslation();
  const language = useAtomValue(languageAtom);
  const { group: name = 'crypto' } = useAtomValue(choiceAtom);
  const { go } = useFlow();
  const choose = useChooseMethod();
  const badge = useCryptoBadge();
  const { data, error } = useDepositMethods();
  const coins = useMemo(
    () => data && methodsOfGroup(admit(data.methods, 'deposit').methods, name),
    [data, name],
  );
  const isGone = coins?.length === 0;

  useEffect(() => {
    if (isGone) go('deposit.list', { replace: true });
  }, [isGone, go]);

  if (error && !data) throw error;
  if (!coins || isGone) {
    return (
      <ScreenPlaceholder>
        <Skeleton shape="block" height={48} />
        <TileSkeletons label={translator.t('deposit.list.loading')} />
      </ScreenPlaceholder>
    );
  }
  const title = groupTitle({ name, label: coins.find(({ label }) => label)?.label }, language, translator);
  return (
    <FlowScreen heading={title}>
      <CoinSearch title={title} coins={coins} badge={badge} onChoose={choose} />
    </FlowScreen>
  );
}
