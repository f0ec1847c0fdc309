import { z } from 'zod'
import { type ValidationFailed, problemsFromZod } from '@landfall/kit/core/problems'
import { type Result, err, ok } from '@landfall/kit/core/result'
import { SAVED_NAMES, type SavedName } from '../../search/filter/filters.ts'
import {
  AMOUNTS_FAULT,
  areAmountsInOrder,
  filterInputs,
  filterSchema,
} from '../../search/filter/scholarship-search.ts'
import {
  NAME_MAX_LENGTH,
  SEARCH_ALERTS,
  type SavedFilters,
  type SavedSearch,
  filtersOf,
} from './saved-search.ts'

/** The schema's input: the filters are next to the name, under their own names. */
export type SavedSearchInput = { [N in SavedName]?: unknown } & {
  studentId?: string | null
  name?: string | null
  alert?: string | null
  onlyWhatFits?: boolean | null
}

export type ChosenSearch = Pick<SavedSearch, 'name' | 'alert' | 'onlyWhatFits'> & {
  filters: SavedFilters
}
export type ReadChange = (stored: SavedSearch) => Result<ChosenSearch, ValidationFailed>

/** Reads a new search; by default it notifies at once, and only of what fits the student. */
export function readNewSearch(
  input: SavedSearchInput,
): Result<ChosenSearch, ValidationFailed> {
  return readSearch({ ...input, alert: input.alert ?? 'at-once' })
}

/** Reads a change: absent fields stay, null clears. */
export function readChange(input: SavedSearchInput): ReadChange {
  const given = Object.entries(input).filter(([, value]) => value !== undefined)
  return (stored) =>
    readSearch({
      ...stored,
      countries: stored.countries?.length === 0 ? ['other'] : stored.countries,
      ...Object.fromEntries(given),
    })
}

const text = z.string().nullish()
const savedNames = Object.fromEntries(SAVED_NAMES.map((name) => [name, true]))

const fields = filterSchema.pick(savedNames as Record<SavedName, true>).extend({
  name: text
    .transform((given) => oneLine(given ?? ''))
    .pipe(
      z
        .string()
        .min(1, 'Please enter a name')
        .max(NAME_MAX_LENGTH, `Please keep it under ${NAME_MAX_LENGTH + 1} characters`),
    ),
  alert: text
    .transform((given) => given?.toLowerCase().replaceAll('_', '-'))
    .pipe(z.enum(SEARCH_ALERTS, `Choose one of ${SEARCH_ALERTS.join(', ')}`)),
  onlyWhatFits: z
    .boolean()
    .nullish()
    .transform((given) => given ?? true),
  // In the form of the columns.
  minAmount: filterInputs.minAmount.transform(inCents),
  maxAmount: filterInputs.maxAmount.transform(inCents),
})
const searchSchema = fields.refine(areAmountsInOrder, AMOUNTS_FAULT)

function readSearch(input: SavedSearchInput): Result<ChosenSearch, ValidationFailed> {
  const read = searchSchema.safeParse(input)
  if (!read.success) return err(problemsFromZod(read.error))
  const { name, alert, onlyWhatFits, ...filters } = read.data
  return ok({ name, alert, onlyWhatFits, filters: filtersOf(filters) })
}

function oneLine(text: string): string {
  return text
    .replaceAll(/\p{C}+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function inCents(
  amount: string | null,
  context: { addIssue: (message: string) => void },
): string | null {
  if (amount === null) return null
  if (!/^\d+(\.\d{1,2}0*)?$/.test(amount)) {
    context.addIssue('Enter an amount with at most two decimals')
  }
  return Number(amount).toFixed(2)
}
