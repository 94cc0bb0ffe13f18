import { Dropdown, FieldFrame, useControlIds } from '@paywidget/shared/form';
import { useTranslation } from '@paywidget/shared/i18n';
import type { AddressState } from './useAddress';

/** The networks to choose from; nothing can be chosen while an address is on its way, nor of one (specification, section 5). */
export function NetworkField({ state }: { state: AddressState }) {
  const { t } = useTranslation();
  const ids = useControlIds({});
  const { networks, network, view, choose } = state;
  if (networks.length === 0) return null;
  return (
    <FieldFrame name="network" label={t('crypto.network')} ids={ids}>
      <Dropdown
        {...ids}
        options={networks.map(({ code, name }) => ({ value: code, label: name }))}
        value={network?.code ?? ''}
        isDisabled={view === 'loading' || networks.length < 2}
        onChange={choose}
      />
    </FieldFrame>
  );
}
