import * as z from 'zod/mini';
import { toDecimalText } from './decimalText';
import { toFlag, wireFlags } from './flags';

// zod's compiled parsers need `eval`, which the widget's content security policy forbids.
z.config({ jitless: true });

const absentIfNull = z.transform((value: unknown) => value ?? undefined);

/** An optional field. `null` means absent. */
export const nullish = <S extends z.ZodMiniType>(schema: S) =>
  z.optional(
    z.pipe(
      z.nullable(schema),
      absentIfNull as z.ZodMiniTransform<NonNullable<z.output<S>>, z.output<S> | null>,
    ),
  );

/** An optional field that never makes its object invalid: an invalid value or `null` counts as absent. */
export const lenient = <S extends z.ZodMiniType>(schema: S) => z.catch(z.optional(schema), undefined);

/**
 * A list without its invalid members. A value that is not a list becomes an empty list. Unlike `tolerantList`, it reports
 * nothing.
 */
export const lenientList = <S extends z.ZodMiniType>(member: S) =>
  z.pipe(
    z.catch(z.array(z.unknown()), []),
    z.transform((items) => items.flatMap((item) => z.safeParse(member, item).data ?? [])),
  );

const numberOrText = z.union([z.number(), z.string()]);

/** An amount in an answer, as plain decimal text: `0.0000001`, never `1e-7`. */
export const Amount = z.pipe(
  numberOrText,
  z.transform((raw, context) => {
    const text = toDecimalText(raw);
    if (text === undefined) {
      context.issues.push({ code: 'custom', message: 'Not a finite decimal', input: raw });
    }
    return text ?? '';
  }),
);
export type Amount = z.infer<typeof Amount>;

/** A number that may also be decimal text on the wire, such as a position or a number of minutes. */
export const NumberLike = z.pipe(Amount, z.transform(Number));

const toUpperCase = (code: string): string => code.toUpperCase();

/** A currency's code, converted to upper case. */
export const CurrencyCode = z.pipe(z.string(), z.transform(toUpperCase));

/** A country's code, converted to lower case. */
export const CountryCode = z.pipe(
  z.string(),
  z.transform((code) => code.toLowerCase()),
);

/** An identifier: a number or text on the wire, text inside. */
export const Id = z.pipe(z.union([z.number(), z.string().check(z.minLength(1))]), z.transform(String));
export type Id = z.infer<typeof Id>;

/** A text, number or flag, read as text. */
export const ScalarText = z.pipe(z.union([z.string(), z.number(), z.boolean()]), z.transform(String));
export type ScalarText = z.infer<typeof ScalarText>;

/** A flag. On the wire it may also be `1` or `"true"`. */
export const Flag = z.pipe(
  z.literal([...wireFlags]),
  z.transform((raw) => toFlag(raw) ?? false),
);

/** An answer without content. The widget ignores everything that the server sends. */
export const Nothing = z.pipe(
  z.unknown(),
  z.transform(() => undefined),
);

/**
 * An object that maps keys to values, and inherits no values. An entry that is `null` is absent. `toKey` converts the keys.
 */
export const tableOf = <S extends z.ZodMiniType>(value: S, toKey = (key: string): string => key) =>
  z.pipe(
    z.record(z.string(), z.nullable(value)),
    z.transform(
      (table) =>
        Object.assign(
          Object.create(null),
          Object.fromEntries(
            Object.entries(table).flatMap(([key, entry]) => (entry === null ? [] : [[toKey(key), entry]])),
          ),
        ) as Record<string, NonNullable<z.output<S>>>,
    ),
  );

/** A table whose keys are currency codes. */
export const tableByCurrency = <S extends z.ZodMiniType>(value: S) => tableOf(value, toUpperCase);

/** One text for all languages, or one text per language. */
export const LocalizedText = z.union([z.string(), tableOf(z.string())]);
export type LocalizedText = z.infer<typeof LocalizedText>;

/** An ISO 8601 time with a zone, kept as text. The zone `+0300` or `+03` becomes `+03:00`, which every browser can read. */
export const Timestamp = z
  .pipe(
    z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d(:?\d\d)?)$/)),
    z.transform((text) =>
      text.replace(/([+-]\d\d):?(\d\d)?$/, (_, hours, minutes = '00') => `${hours}:${minutes}`),
    ),
  )
  .check(z.refine((text) => !Number.isNaN(Date.parse(text)), 'No such time'));
export type Timestamp = z.infer<typeof Timestamp>;

// The schemas of the most common fields. Each is created once, because creating a schema delays the first screen.
export const OptionalText = nullish(z.string());
export const OptionalCurrencyCode = nullish(CurrencyCode);
export const OptionalNumber = nullish(NumberLike);
export const OptionalFlag = nullish(Flag);
export const OptionalAmount = nullish(Amount);
export const OptionalScalarText = nullish(ScalarText);
export const OptionalLocalizedText = nullish(LocalizedText);
