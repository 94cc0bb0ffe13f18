import * as z from 'zod/mini';
import { themeChoices } from './themeChoice';

/**
 * Overrides of design tokens, by name, as a host or a deployment gives them. `light` and `dark` contain those of one mode. Any value gets
 * through: the one that cannot be used is left out where it would be applied, and reported later.
 */
export const Tokens = z.record(z.string(), z.unknown());
export type Tokens = Readonly<z.infer<typeof Tokens>>;

export const ThemeChoice = z.enum(themeChoices);
export type ThemeChoice = z.infer<typeof ThemeChoice>;
