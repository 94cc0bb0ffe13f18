import type { ReactNode, Ref } from 'react';
import { Badge, type BadgeProps } from '../Badge/Badge';
import { Icon } from '../Icon/Icon';
import { MethodIcon } from '../MethodIcon/MethodIcon';
import type { MethodIconSource } from '../MethodIcon/pickIcon';
import styles from './MethodTile.module.scss';

/** Maximum number of member icons on a group's tile. The other members are shown as a count. */
const maxMemberIcons = 3;

export interface MemberIcon {
  name: string;
  icons?: readonly MethodIconSource[];
}

export interface MethodTileProps {
  kind: 'method' | 'group';
  /** Value of the stable hook `data-method` or `data-group`. See docs/rules/hooks.md. */
  name: string;
  title: string;
  icons?: readonly MethodIconSource[];
  badge?: BadgeProps;
  /** The formatted range of amounts. */
  limits?: string;
  annotation?: string;
  /** A promotional text of the method. */
  banner?: string;
  disabled?: boolean;
  /** For a group: the icons of its members in order. The first three are shown. */
  memberIcons?: readonly MemberIcon[];
  /** For a group: the number of its members. Default: the number of icons. */
  memberCount?: number;
  onPress: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that opens a payment method or a group of methods. */
export function MethodTile(tile: MethodTileProps) {
  return (
    <TileButton {...tile}>
      <TileDetails {...tile} />
    </TileButton>
  );
}

export interface TileButtonProps
  extends Pick<MethodTileProps, 'kind' | 'name' | 'title' | 'disabled' | 'onPress' | 'ref'> {
  children?: ReactNode;
}

/** The button of a tile, with its title. */
export function TileButton({ kind, name, title, disabled, onPress, ref, children }: TileButtonProps) {
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
      <span className={styles.title}>{title}</span>
      {children}
    </button>
  );
}

/** The content of a tile's button besides its title. */
export function TileDetails({
  kind,
  title,
  badge,
  limits,
  annotation,
  banner,
  icons,
  memberIcons,
  memberCount,
}: Omit<MethodTileProps, 'onPress' | 'ref'>) {
  return (
    <>
      {limits && <span className={styles.limits}>{limits}</span>}
      {annotation && <span className={styles.annotation}>{annotation}</span>}
      {banner && <span className={styles.banner}>{banner}</span>}
      {/* Drawn first, but last in the document, so that a screen reader starts with the title and not with the badge. */}
      <span className={styles.icon}>
        <TileIcons title={title} icons={icons} memberIcons={memberIcons} memberCount={memberCount} />
      </span>
      {badge && (
        <span className={styles.badge}>
          <Badge {...badge} />
        </span>
      )}
      {kind === 'group' && <Icon name="chevron" size="small" />}
    </>
  );
}

type TileIconsProps = Pick<MethodTileProps, 'title' | 'icons' | 'memberIcons' | 'memberCount'>;

function TileIcons({ title, icons, memberIcons = [], memberCount = memberIcons.length }: TileIconsProps) {
  if (memberIcons.length === 0) return <MethodIcon icons={icons} name={title} />;
  const shown = memberIcons.slice(0, maxMemberIcons);
  return (
    <span className={styles.members}>
      {shown.map((member) => (
        <MethodIcon key={member.name} icons={member.icons} name={member.name} size="mini" />
      ))}
      {/* There is room for two digits. */}
      {memberCount > shown.length && (
        <bdi className={styles.more}>+{Math.min(memberCount - shown.length, 99)}</bdi>
      )}
    </span>
  );
}
