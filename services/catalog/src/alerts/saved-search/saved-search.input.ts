import {
  type FieldError,
  type ValidationFailed,
  validationFailed,
} from '@landfall/kit/core/problems'
import { type Result, err, ok } from '@landfall/kit/core/result'
import {
  type ScholarshipFilterInput,
  parseFilter,
} from '../../search/search/parse-filter.ts'
import {
  NAME_MAX_LENGTH,
  SEARCH_ALERTS,
  type SavedFilters,
  type SavedSearch,
  type SearchAlert,
  filtersOf,
} from './saved-search.ts'

const FILTER_NAMES = [
  'query',
  'countries',
  'degreeLevel',
  'fieldOfStudy',
  'minAmount',
  'maxAmount',
  'noEssay',
  'complexity',
  'includeUnknown',
] as const

/** As the schema has it; filters under the names of the search. */
export type SavedSearchInput = Pick<
  ScholarshipFilterInput,
  (typeof FILTER_NAMES)[number]
> & {
  studentId?: string | null
  name?: string | null
  alert?: string | null
}

export type ChosenSearch = { name: string; alert: SearchAlert; filters: SavedFilters }
export type ReadChange = (stored: SavedSearch) => Result<ChosenSearch, ValidationFailed>

/** Reads a new search; told at once unless another alert is chosen. */
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

function readSearch(input: SavedSearchInput): Result<ChosenSearch, ValidationFailed> {
  const errors: FieldError[] = []
  const name = readName(input.name, errors)
  const asked = input.alert?.toLowerCase().replaceAll('_', '-')
  const alert = SEARCH_ALERTS.find((known) => known === asked)
  if (alert === undefined) {
    errors.push({ path: ['alert'], message: `Choose one of ${SEARCH_ALERTS.join(', ')}` })
  }
  const filters = readFilters(input)
  if (!filters.ok) errors.push(...filters.error)
  if (errors.length > 0 || alert === undefined || !filters.ok) {
    return err(validationFailed(errors))
  }
  return ok({ name, alert, filters: filters.value })
}

function readName(text: string | null | undefined, errors: FieldError[]): string {
  const name = (text ?? '')
    .replaceAll(/\p{C}+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (name === '') errors.push({ path: ['name'], message: 'Please enter a name' })
  if (name.length > NAME_MAX_LENGTH) {
    const message = `Please keep it under ${NAME_MAX_LENGTH + 1} characters`
    errors.push({ path: ['name'], message })
  }
  return name
}

function readFilters(input: SavedSearchInput): Result<SavedFilters, FieldError[]> {
  const asked = Object.fromEntries(FILTER_NAMES.map((name) => [name, input[name]]))
  const parsed = parseFilter(asked)
  if (!parsed.ok) {
    // A saved search has its filters beside its name.
    return err(
      parsed.error.errors.map(({ path, message }) => ({ path: path.slice(1), message })),
    )
  }
  const filters = filtersOf(parsed.value)
  const inexact = (['minAmount', 'maxAmount'] as const).filter(
    (name) => filters[name] !== null && !/^\d+(\.\d{1,2}0*)?$/.test(filters[name] ?? ''),
  )
  if (inexact.length === 0) {
    const { minAmount, maxAmount } = filters
    return ok({ ...filters, minAmount: inCents(minAmount), maxAmount: inCents(maxAmount) })
  }
  const message = 'Give an amount with at most two decimals'
  return err(inexact.map((name) => ({ path: [name], message })))
}

/** As the column holds it. */
function inCents(amount: string | null): string | null {
  return amount === null ? null : Number(amount).toFixed(2)
}
