export { Badge, type BadgeKind, type BadgeProps } from './Badge/Badge';
export { Button, type ButtonProps } from './Button/Button';
export { Flag, type FlagProps } from './Flag/Flag';
export { Icon, type IconProps } from './Icon/Icon';
export type { IconName } from './Icon/iconPaths';
export { IconFile } from './IconBase/IconFile';
export { createIconBase, type IconBase, IconBaseProvider, useIconBase } from './IconBase/iconBase';
export { IconButton, type IconButtonProps } from './IconButton/IconButton';
export { Message, type MessageProps } from './Message/Message';
export { MethodIcon, type MethodIconProps } from './MethodIcon/MethodIcon';
export type { MethodIconSource } from './MethodIcon/pickIcon';
export { type MemberIcon, MethodTile, type MethodTileProps } from './MethodTile/MethodTile';
export { Notice, type NoticeProps } from './Notice/Notice';
export type { Tone } from './Notice/tone';
export { Screen, type ScreenProps } from './Screen/Screen';
export { ScreenPlaceholder, type ScreenPlaceholderProps } from './ScreenPlaceholder/ScreenPlaceholder';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton';
export {
  type SnackbarApi,
  SnackbarProvider,
  type SnackbarProviderProps,
  useSnackbar,
} from './Snackbar/SnackbarProvider';
export type { SnackbarMessage } from './Snackbar/snackbarQueue';
export { Spinner, type SpinnerProps } from './Spinner/Spinner';
export { TileGrid, type TileGridProps } from './TileGrid/TileGrid';
export { TileSkeletons, type TileSkeletonsProps } from './TileSkeletons/TileSkeletons';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden';
export { WidgetRoot, type WidgetRootProps } from './WidgetRoot/WidgetRoot';
export { type Direction, type Theme, useWidget } from './WidgetRoot/widgetContext';
