import { OpenPayments } from '@paywidget/shared/deposit/entry';
import { useTranslation } from '@paywidget/shared/i18n';
import { RegionRowPlaceholder, SearchPlaceholder } from '@paywidget/shared/methods';
import { type ScreenName, screenNamed } from '@paywidget/shared/navigation/routes';
import { ScreenPlaceholder, Skeleton, TileSkeletons, WaitText } from '@paywidget/shared/ui';
import styles from './Placeholder.module.scss';

interface PlaceholderProps {
  screen: ScreenName;
  /** Shows the placeholder without a delay, if the caller has already waited. */
  isAtOnce?: boolean;
}

/** Shown until a screen's code is loaded. Appears after 150 ms, so that a fast load does not flash. */
export function Placeholder({ screen, isAtOnce = false }: PlaceholderProps) {
  const { t } = useTranslation();
  const { placeholder } = screenNamed(screen);
  const hasTiles = placeholder !== 'form';
  return (
    <div className={isAtOnce ? styles.placeholder : `${styles.placeholder} ${styles.late}`}>
      <ScreenPlaceholder narrow={!hasTiles}>
        {(placeholder === 'list' || placeholder === 'listOfRegion') && (
          <>
            <OpenPayments />
            {placeholder === 'listOfRegion' && <RegionRowPlaceholder />}
            <SearchPlaceholder />
          </>
        )}
        {hasTiles ? (
          <TileSkeletons label={t('widget.loading')} />
        ) : (
          <FormSkeleton label={t('widget.loading')} />
        )}
      </ScreenPlaceholder>
    </div>
  );
}

function FormSkeleton({ label }: { label: string }) {
  return (
    <>
      <WaitText text={label} />
      <Skeleton shape="block" height={44} />
      <Skeleton shape="block" height={112} />
      <Skeleton shape="block" height={44} />
      <Skeleton shape="block" height={72} />
    </>
  );
}
