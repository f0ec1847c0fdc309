import { z } from 'zod'
import { isUuid } from '@landfall/kit/core/ids'
import { plainText } from '../../record/text/plain-text.ts'

/** How the value of a filter is read from input, and written to the address of a page. */
export type FilterValue<V> = {
  /** An absent or null input filters nothing. */
  input: z.ZodType<V>
  /** Null: not part of the address. */
  inAddress(value: V): string | null
}

const QUERY_MAX_LENGTH = 300
const LIST_MAX_LENGTH = 500

const text = z.string().nullish()
const list = z
  .array(z.string())
  .max(LIST_MAX_LENGTH, `Give at most ${LIST_MAX_LENGTH} values`)
  .nullish()
  .transform((values) => values && plainValues(values))

/** Free text, normalized. */
export const freeText: FilterValue<string | null> = {
  input: text
    .transform((given) => plainText(given ?? ''))
    .refine(
      ({ length }) => length <= QUERY_MAX_LENGTH,
      `Search for at most ${QUERY_MAX_LENGTH} characters`,
    )
    .transform((plain) => (plain === '' ? null : plain)),
  inAddress: (value) => value,
}

export const flag: FilterValue<boolean> = {
  input: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
  inAddress: (value) => (value ? 'true' : null),
}

/** US dollars. */
export const amount: FilterValue<string | null> = {
  input: text
    .refine(
      (given) => typeof given !== 'string' || /^\d{1,12}(\.\d{1,4})?$/.test(given),
      'Enter an amount of 0 or more',
    )
    .transform((given) => given ?? null),
  // Writes "5000.00" as people would type it: "5000".
  inAddress: (value) => value?.replace(/\.0+$/, '').replace(/(\.\d*?)0+$/, '$1') ?? null,
}

export const id: FilterValue<string | null> = {
  input: text
    .refine((given) => typeof given !== 'string' || isUuid(given), 'This is not an id')
    .transform((given) => given ?? null),
  inAddress: (value) => value,
}

/** Null: any; an empty list matches nothing. */
export const idsOrSlugs: FilterValue<string[] | null> = {
  input: list.transform((values) => values ?? null),
  inAddress: (values) => values && joined(values),
}

/**
 * Values of a known list, under any of their names; an empty list means any.
 * @param o.noun what the values are, for the fault of an unknown one
 * @param o.parse null for unknown values
 * @param o.any a value that filters nothing
 */
export function known<T extends string>(o: {
  noun: string
  parse: (text: string) => T | null
  any?: string
}): FilterValue<T[]> {
  const any = o.any?.toLowerCase()
  return {
    input: list.transform((values, context) =>
      parsed(
        (values ?? []).filter((value) => value.toLowerCase() !== any),
        o,
        context,
      ),
    ),
    inAddress: (values) => (values.length === 0 ? null : joined(values)),
  }
}

/**
 * The same; null means any, and an empty list means `other`: a value on no list.
 * @param o.parse may return several values that share a name
 */
export function knownOrOther<T extends string>(o: {
  noun: string
  parse: (text: string) => T | readonly T[] | null
  other: string
}): FilterValue<T[] | null> {
  return {
    input: list.transform((values, context) => {
      if (!values || values.length === 0) return null
      const named = values.filter((value) => value.toLowerCase() !== o.other)
      return parsed(named, o, context)
    }),
    inAddress: (values) => values && (values.length === 0 ? o.other : joined(values)),
  }
}

function parsed<T extends string>(
  values: readonly string[],
  { noun, parse }: { noun: string; parse: (text: string) => T | readonly T[] | null },
  context: { addIssue: (message: string) => void },
): T[] {
  const found = values.flatMap((value) => {
    const one = parse(value)
    if (one === null) context.addIssue(`Unknown ${noun}: ${value}`)
    return one ?? []
  })
  return [...new Set(found)]
}

function plainValues(values: readonly string[]): string[] {
  return [...new Set(values.map(plainText).filter((value) => value !== ''))]
}

function joined(values: readonly string[]): string {
  return values.toSorted().join(',')
}
