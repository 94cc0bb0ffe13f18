import { useTranslation } from '@paywidget/shared/i18n';
import { formatAmount } from '@paywidget/shared/money';
import { useId } from 'react';
import { type Account, accountNames } from '../../model/accounts';
import styles from './AccountField.module.scss';
import type { WithdrawalFormState } from './useWithdrawalForm';

/** The account for the withdrawal. Hidden if there is only one account. */
export function AccountField({ state }: { state: WithdrawalFormState }) {
  const { t } = useTranslation();
  const { accounts, account, amount, chooseAccount } = state;
  const group = useId();
  if (accounts.length < 2) return null;
  return (
    <fieldset className={styles.field} data-field="accountType">
      <legend className={styles.legend}>{t('withdrawal.account.label')}</legend>
      <div className={styles.accounts}>
        {accounts.map((offered) => (
          <AccountOption
            key={offered.type}
            group={group}
            account={offered}
            currency={amount.currency}
            isChosen={offered.type === account.type}
            onChoose={() => chooseAccount(offered.type)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface AccountOptionProps {
  group: string;
  account: Account;
  currency: string;
  isChosen: boolean;
  onChoose: () => void;
}

function AccountOption({
  group,
  account: { type, balance },
  currency,
  isChosen,
  onChoose,
}: AccountOptionProps) {
  const { t, i18n } = useTranslation();
  return (
    <label className={styles.account}>
      <input
        type="radio"
        className={styles.radio}
        name={group}
        value={type}
        checked={isChosen}
        onChange={onChoose}
      />
      <span className={styles.name}>{t(accountNames[type])}</span>
      {balance !== undefined && (
        <bdi className={styles.balance}>{formatAmount(balance, currency, i18n.language)}</bdi>
      )}
    </label>
  );
}
