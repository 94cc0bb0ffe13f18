import {
  Amount,
  CountryCode,
  CurrencyCode,
  Flag,
  Id,
  LocalizedText,
  NumberLike,
  ScalarText,
  Timestamp,
  WireStatus,
} from '@paywidget/shared/contract';
import * as z from 'zod/mini';

type Schema = z.core.$ZodType;
type Form = (value: unknown) => unknown;

/** True for one of `of` places in an answer, always the same ones. So each field has one form, as with a real operator. */
function isOther(place: string, of = 2): boolean {
  let hash = 7;
  for (const character of place) hash = (hash * 31 + character.charCodeAt(0)) % 1_000_003;
  return hash % of === 1;
}

/** Converts a number to decimal text with two decimals at least, and text to a number that has exactly its value. */
function otherAmount(value: unknown): unknown {
  if (typeof value === 'number')
    return Number.isInteger(value) ? value.toFixed(2) : String(z.parse(Amount, value));
  const amount = Number(value);
  return z.parse(Amount, amount) === z.parse(Amount, value) ? amount : value;
}

/** Writes a time with the zone of Istanbul, which has no summer time, as PHP writes it. */
function otherZone(value: unknown): unknown {
  const shifted = new Date(Date.parse(String(value)) + 3 * 3_600_000).toISOString();
  return shifted.replace('Z', '+0300');
}

/** Converts digits to a number. */
function otherScalar(value: unknown): unknown {
  const number = Number(value);
  return Number.isSafeInteger(number) && String(number) === value ? number : value;
}

const numberAsText: Form = (value) => (typeof value === 'number' ? String(value) : value);

/** Converts a text to a table with it and without another language, and a table with only one text to the text. */
function otherText(value: unknown): unknown {
  if (!isObject(value)) return { en: value, fr: null };
  return Object.keys(value).join() === 'en' ? value.en : value;
}

const otherForms = new Map<Schema, Form>([
  [Amount, otherAmount],
  [CountryCode, (code) => String(code).toUpperCase()],
  [CurrencyCode, (code) => String(code).toLowerCase()],
  [Flag, Number],
  [Id, otherScalar],
  [LocalizedText, otherText],
  [NumberLike, numberAsText],
  [ScalarText, otherScalar],
  [Timestamp, otherZone],
  [WireStatus, numberAsText],
]);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Rewrites an answer in other forms that the contract allows: numbers as text, digits as number, flags as 0 or 1, codes in the
 * other case, texts as a table, times with another zone, some absent fields as null, fields that the widget does not know. Half
 * of the fields change their form.
 *
 * @param place the name of the answer, then the path in it
 */
export function inOtherForms(schema: Schema, value: unknown, place: string): unknown {
  const form = otherForms.get(schema);
  if (form && value !== null) return isOther(place) ? form(value) : value;
  const definition = schema._zod.def as z.core.$ZodTypes['_zod']['def'];
  switch (definition.type) {
    case 'optional':
    case 'nullable':
    case 'catch':
      return value === null ? null : inOtherForms(definition.innerType, value, place);
    case 'pipe':
      return inOtherForms(definition.in, value, place);
    case 'enum': {
      const lowerCase = String(value).toLowerCase();
      return isOther(place) && Object.hasOwn(definition.entries, lowerCase) ? lowerCase : value;
    }
    case 'union': {
      // A code that may also be a name.
      if (typeof value === 'number') return isOther(place) ? numberAsText(value) : value;
      const chosen = definition.options.find((option) => z.safeParse(option as z.ZodMiniType, value).success);
      return chosen ? inOtherForms(chosen, value, place) : value;
    }
    case 'array':
      if (!Array.isArray(value)) return value;
      return value.map((member) => inOtherForms(definition.element, member, place));
    case 'record':
      if (!isObject(value)) return value;
      return mapEntries(value, (key, entry) => [
        // Only limits are in a table by currency.
        place.endsWith('.amount_rules') && isOther(place) ? key.toLowerCase() : key,
        inOtherForms(definition.valueType, entry, `${place}.*`),
      ]);
    case 'object':
      return isObject(value) ? objectInOtherForms(definition, value, place) : value;
    default:
      return value;
  }
}

function objectInOtherForms(
  { shape, catchall }: z.core.$ZodObjectDef,
  value: Record<string, unknown>,
  place: string,
): Record<string, unknown> {
  const known = mapEntries(shape, (key, field) => {
    const fieldPlace = `${place}.${key}`;
    if (value[key] !== undefined) return [key, inOtherForms(field, value[key], fieldPlace)];
    return [key, field._zod.optin === 'optional' && isOther(fieldPlace, 5) ? null : undefined];
  });
  // An object with a catchall takes unknown fields as its own, such as the data of a redirect.
  return { ...value, ...known, ...(!catchall && { revision: 3 }) };
}

const mapEntries = <Value>(
  table: Readonly<Record<string, Value>>,
  change: (key: string, value: Value) => [string, unknown],
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(table).map(([key, value]) => change(key, value)));
