import { OpenPayments } from '@paywidget/shared/deposit/entry';
import { textIn, useTranslation } from '@paywidget/shared/i18n';
import { FlowScreen } from '@paywidget/shared/navigation';
import { languageAtom, useAtomValue } from '@paywidget/shared/state';
import { BoxCard } from './BoxCard';
import styles from './Shop.module.scss';
import { ShopPlaceholder } from './ShopPlaceholder';
import { useChooseBox } from './useChooseBox';
import { useShop } from './useShop';

/** The boxes of coins, by group. */
export function Shop() {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const choose = useChooseBox();
  const groups = useShop();
  if (!groups) return <ShopPlaceholder />;
  return (
    <FlowScreen>
      <OpenPayments />
      <h2 className={styles.title}>{t('sweep.shop.heading')}</h2>
      {groups.map(({ name, boxes }) => {
        const title = textIn(name, language);
        return (
          <section key={boxes[0]?.boxId} className={styles.group}>
            <h3 className={styles.name}>{title}</h3>
            <ul className={styles.grid} aria-label={title}>
              {boxes.map((box) => (
                <li key={box.boxId} className={styles.cell}>
                  <BoxCard box={box} onChoose={choose} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </FlowScreen>
  );
}
