export { Badge, type BadgeProps } from './Badge/Badge';
export { Button, type ButtonProps } from './Button/Button';
export { Flag } from './Flag/Flag';
export { Icon } from './Icon/Icon';
export type { IconName } from './Icon/iconPaths';
export { IconButton } from './IconButton/IconButton';
export { IconFile } from './IconFile/IconFile';
export { Message, type MessageProps } from './Message/Message';
export { MethodIcon } from './MethodIcon/MethodIcon';
export { MethodTile, type MethodTileProps, TileButton, TileDetails } from './MethodTile/MethodTile';
export { Notice } from './Notice/Notice';
export type { Tone } from './Notice/tone';
export { Screen } from './Screen/Screen';
export { ScreenPlaceholder } from './ScreenPlaceholder/ScreenPlaceholder';
export { Skeleton } from './Skeleton/Skeleton';
export { SnackbarPlace } from './Snackbar/SnackbarPlace';
export {
  SnackbarProvider,
  useSnackbar,
} from './Snackbar/SnackbarProvider';
export { Spinner } from './Spinner/Spinner';
export { TileGrid } from './TileGrid/TileGrid';
export { TileSkeletons } from './TileSkeletons/TileSkeletons';
export { useIsTakingOver } from './useIsTakingOver';
export { VisuallyHidden } from './VisuallyHidden/VisuallyHidden';
export { WaitText } from './WaitText/WaitText';
export { WidgetRoot } from './WidgetRoot/WidgetRoot';
export { useWidget } from './WidgetRoot/widgetContext';
