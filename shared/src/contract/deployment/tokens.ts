import * as z from 'zod/mini';
import { themeChoices } from './themeChoice';

/**
 * Overrides of design tokens, by name, from a host or a deployment. `light` and `dark` contain the overrides of one mode.
 * The schema accepts any value. A value that cannot be used is left out when the tokens are applied, and reported later.
 */
export const Tokens = z.record(z.string(), z.unknown());
export type Tokens = Readonly<z.infer<typeof Tokens>>;

export const ThemeChoice = z.enum(themeChoices);
export type ThemeChoice = z.infer<typeof ThemeChoice>;
