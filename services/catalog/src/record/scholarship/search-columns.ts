import { lastDayOfMonth } from '@landfall/calendar/day'
import { countryName } from '@landfall/reference/countries'
import { NOT_STATED, OPEN_TO_ALL, exceptionToken } from './search-tokens.ts'
import { plainText } from '../text/plain-text.ts'
import { amountBounds } from './amount.ts'
import { type DeadlinePrecision, type DeadlineView, viewDeadline } from './deadline.ts'
import { effortOrder } from './effort.ts'
import {
  ALL_FIELDS,
  fieldFilterCodes,
  fieldName,
} from '@landfall/matching/reference/fields'
import { type Requirement, waysOf } from '@landfall/matching/requirements/requirement'
import type { CitizenshipRule, FieldRule } from '@landfall/matching/scholarship-criteria'
import type { ScholarshipDetails } from './scholarship.ts'

/** The columns that filters and sorts use, computed from the stated facts at `now`. */
export function searchColumns(details: ScholarshipDetails, now: Date) {
  const deadline = viewDeadline(details.deadline, now)
  const { least, most } = amountBounds(details)
  return {
    searchCountries: countryTokens(details.citizenship),
    searchDegrees: details.degreeLevels === null ? [NOT_STATED] : [...details.degreeLevels],
    searchFields: fieldTokens(details.fields),
    leastAmount: least,
    mostAmount: most,
    amountSort: amountSort(details, most),
    effortSort: effortOrder(details.applicationComplexity),
    deadlinePrecision: deadline.precision,
    deadlineDate: deadline.date,
    deadlineSort: deadlineSort(deadline),
    deadlineRollsAt: deadline.rollsAt,
  }
}

/** The texts that a query searches, by weight; the words of some of them go into the dictionary. */
export type SearchTexts = {
  title: string
  provider: string
  names: string
  body: string
  dictionary: string
}

const LEVEL_NAMES = {
  undergraduate: 'undergraduate bachelor bachelors',
  graduate: 'graduate master masters',
  phd: 'phd doctorate doctoral',
  postdoc: 'postdoc postdoctoral',
}

/** Everything by which full text finds a scholarship, including the names of its fields, levels and countries. */
export function searchTexts(details: ScholarshipDetails): SearchTexts {
  const names = [
    ...(details.fields.kind === 'all'
      ? [ALL_FIELDS]
      : details.fields.codes.map((code) => fieldName(code) ?? '')),
    ...(details.degreeLevels ?? []).map((level) => LEVEL_NAMES[level]),
    // The countries excluded by "all but these" must not find it.
    ...(details.citizenship.kind === 'listed'
      ? details.citizenship.codes.map((code) => countryName(code) ?? '')
      : []),
  ].join(' ')
  const asked = details.requirements
    ?.filter((one) => !leavesOut(one))
    .map(({ text }) => text)
  const body = [details.description ?? '', ...(asked ?? [])].join(' ')
  return {
    title: plainText(details.title),
    provider: plainText(details.provider),
    names: plainText(names),
    body: plainText(body),
    dictionary: [details.title, details.provider, names].join(' '),
  }
}

/** Whether a condition excludes something: a search for nursing must not find "Medicine and nursing are excluded". */
function leavesOut({ decide }: Requirement): boolean {
  const ways = waysOf(decide)
  const isOfOtherFields = ways.some(
    (way) => way.by === 'profile' && way.rule.kind === 'field-not-in',
  )
  // "For an MBA you need two years of work" asks more of one field, but excludes none.
  return isOfOtherFields && !ways.some((way) => way.by === 'question' && way.expects)
}

function countryTokens({ kind, codes, hint }: CitizenshipRule): string[] {
  switch (kind) {
    case 'all':
      return [OPEN_TO_ALL]
    case 'all-except':
      return [exceptionToken(codes)]
    case 'listed':
      // With a hint, the listed countries are let in, and the others are unknown.
      return hint === null ? [...codes] : [...codes, NOT_STATED]
    case 'see-source':
    case 'not-stated':
      return [NOT_STATED]
  }
}

function fieldTokens({ kind, codes }: FieldRule): string[] {
  if (kind === 'all') return [OPEN_TO_ALL]
  if (kind === 'not-stated') return [NOT_STATED]
  return [...new Set(codes.flatMap((code) => fieldFilterCodes(code)))].toSorted()
}

const FULL_TUITION_RANK = 1_000_000_000
const UNKNOWN_AMOUNT = '-1'

/** Full tuition outranks any figure, as it passes any minimum; but not if it is a loan. */
function amountSort(
  { amountType, loan }: Pick<ScholarshipDetails, 'amountType' | 'loan'>,
  most: string | null,
): string {
  if (amountType === 'full-tuition' && loan === null)
    return (FULL_TUITION_RANK + Number(most ?? 0)).toFixed(2)
  return most ?? UNKNOWN_AMOUNT
}

const DAY_MS = 86_400_000
/** More than the days since 1970 of any deadline. */
export const DEADLINE_GROUP_SIZE = 10_000_000
const GROUPS: Record<DeadlinePrecision, number> = {
  exact: 0,
  'recurring-day': 1,
  'recurring-month': 1,
  none: 2,
  'last-known': 3,
}
/** Where deadlines begin whose last known day has passed. */
export const PAST_DEADLINES = GROUPS['last-known'] * DEADLINE_GROUP_SIZE

/** Coming exact deadlines, then recurring ones, both soonest first; then none; then past ones, latest first. */
export function deadlineSort({
  precision,
  date,
}: Pick<DeadlineView, 'precision' | 'date'>): number {
  // A month counts by its last day, as the deadline may be that late.
  const last =
    date !== null && precision === 'recurring-month' ? lastDayOfMonth(date) : date
  const day = last === null ? 0 : Date.parse(`${last}T00:00:00Z`) / DAY_MS
  const within = precision === 'last-known' ? DEADLINE_GROUP_SIZE - 1 - day : day
  return GROUPS[precision] * DEADLINE_GROUP_SIZE + within
}
