import type { HostPayload, User } from '@paywidget/shared/contract';
import type * as z from 'zod/mini';
import type { HostFields, UserFields } from './hostFields';

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;

/** Compiles only if the published types and the schemas have the same fields. */
const sameFields: [
  Same<keyof HostFields, keyof z.input<typeof HostPayload>>,
  Same<keyof UserFields, keyof z.input<typeof User>>,
] = [true, true];

it('the loader’s type of the host data has exactly the fields that the widget reads', () =>
  expect(sameFields).toEqual([true, true]));
