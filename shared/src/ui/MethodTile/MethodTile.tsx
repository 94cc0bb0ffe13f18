import type { Ref } from 'react';
import { Badge, type BadgeProps } from '../Badge/Badge';
import { Icon } from '../Icon/Icon';
import { MethodIcon } from '../MethodIcon/MethodIcon';
import type { MethodIconSource } from '../MethodIcon/pickIcon';
import styles from './MethodTile.module.scss';

/** Icons of this many members are shown; the rest are counted (specification, section 3, Payment group). */
const shownMembers = 3;

export interface MemberIcon {
  name: string;
  icons?: readonly MethodIconSource[];
}

export interface MethodTileProps {
  kind: 'method' | 'group';
  /** The key that hosts and tests know it by: `data-method`, or `data-group`. */
  name: string;
  title: string;
  icons?: readonly MethodIconSource[];
  badge?: BadgeProps;
  /** The range of amounts, ready to read. */
  limits?: string;
  annotation?: string;
  /** An offer that comes with the method. */
  banner?: string;
  disabled?: boolean;
  /** Of a group: its members' icons in order, of which the first three are shown. */
  memberIcons?: readonly MemberIcon[];
  /** Of a group: how many members it has. Default: as many as there are icons. */
  memberCount?: number;
  onPress: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** The button that opens a payment method, or a group of them. */
export function MethodTile({
  kind,
  name,
  title,
  badge,
  limits,
  annotation,
  banner,
  disabled,
  onPress,
  ref,
  ...pictures
}: MethodTileProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.tile}
      data-method={kind === 'method' ? name : undefined}
      data-group={kind === 'group' ? name : undefined}
      disabled={disabled}
      onClick={onPress}
    >
      <span className={styles.top}>
        <Pictures title={title} {...pictures} />
        {badge ? <Badge {...badge} /> : kind === 'group' && <Icon name="chevron" size="small" />}
      </span>
      <span className={styles.title}>{title}</span>
      {limits && (
        <span className={styles.limits}>
          <bdi>{limits}</bdi>
        </span>
      )}
      {annotation && <span className={styles.annotation}>{annotation}</span>}
      {banner && <span className={styles.banner}>{banner}</span>}
    </button>
  );
}

type PicturesProps = Pick<MethodTileProps, 'title' | 'icons' | 'memberIcons' | 'memberCount'>;

function Pictures({ title, icons, memberIcons = [], memberCount = memberIcons.length }: PicturesProps) {
  if (memberIcons.length === 0) return <MethodIcon icons={icons} name={title} />;
  const shown = memberIcons.slice(0, shownMembers);
  return (
    <span className={styles.members}>
      {shown.map((member) => (
        <MethodIcon key={member.name} icons={member.icons} name={member.name} size="small" />
      ))}
      {memberCount > shown.length && <bdi className={styles.more}>+{memberCount - shown.length}</bdi>}
    </span>
  );
}
