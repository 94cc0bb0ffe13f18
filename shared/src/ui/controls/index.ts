export { Chip, type ChipProps } from './Chip/Chip';
export { ChipRow, type ChipRowProps } from './ChipRow/ChipRow';
export { CopyableText, type CopyableTextProps } from './CopyableText/CopyableText';
export { CopyButton, type CopyButtonProps } from './CopyButton/CopyButton';
export { CurrencyIcon, type CurrencyIconProps } from './CurrencyIcon/CurrencyIcon';
export { ProgressBar, type ProgressBarProps } from './ProgressBar/ProgressBar';
export { SearchField, type SearchFieldProps } from './SearchField/SearchField';
export { Summary, type SummaryProps, type SummaryRow } from './Summary/Summary';
