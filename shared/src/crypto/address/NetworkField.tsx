import { Dropdown, FieldFrame, useControlIds } from '@paywidget/shared/form';
import { useTranslation } from '@paywidget/shared/i18n';
import type { AddressState } from './useAddress';

/** The dropdown of networks. Disabled while an address loads, and with fewer than two networks. */
export function NetworkField({ state }: { state: AddressState }) {
  const { t } = useTranslation();
  const ids = useControlIds({});
  const { networks, network, view, selectNetwork } = state;
  if (networks.length === 0) return null;
  return (
    <FieldFrame name="network" label={t('crypto.network')} ids={ids}>
      <Dropdown
        {...ids}
        options={networks.map(({ code, name }) => ({ value: code, label: name }))}
        value={network?.code ?? ''}
        isDisabled={view === 'loading' || networks.length < 2}
        onChange={selectNetwork}
      />
    </FieldFrame>
  );
}
