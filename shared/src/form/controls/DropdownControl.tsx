import { useTranslation } from '@paywidget/shared/i18n';
import { useMemo } from 'react';
import { Dropdown } from '../dropdown/Dropdown';
import { optionsOf } from '../field/fieldOptions';
import type { ControlProps } from '../payment/paymentForm';
import { FieldFrame, useControlIds } from './FieldFrame';

/**
 * A field whose value the player chooses from a list. A network field is disabled unless there are at least two networks.
 */
export function DropdownControl({ form, view }: ControlProps) {
  const { field, name, label, text, error, announcement } = view;
  const { sources } = form;
  const { i18n } = useTranslation();
  const ids = useControlIds({ error });
  const options = useMemo(() => optionsOf(field, sources, i18n.language), [field, sources, i18n.language]);
  const isWithoutChoice = options.length < (field.type === 'networks' ? 2 : 1);

  return (
    <FieldFrame
      ref={form.frameRef(name)}
      name={name}
      label={label}
      error={error}
      announcement={announcement}
      ids={ids}
    >
      <Dropdown
        {...ids}
        options={options}
        value={text}
        isDisabled={view.isDisabled || isWithoutChoice}
        onChange={(value) => form.setText(name, value)}
        onFocus={() => form.focus(name)}
        onBlur={() => form.leave(name)}
      />
    </FieldFrame>
  );
}
