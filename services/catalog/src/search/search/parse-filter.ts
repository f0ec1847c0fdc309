import { isUuid } from '@landfall/kit/core/ids'
import { type FieldError, validationFailed } from '@landfall/kit/core/problems'
import type { ValidationFailed } from '@landfall/kit/core/problems'
import { type Result, err, ok } from '@landfall/kit/core/result'
import { parseCountry } from '@landfall/reference/countries'
import { ALL_FIELDS, parseField } from '@landfall/matching/reference/fields'
import { DEGREE_LEVELS, type DegreeLevel } from '@landfall/matching/scholarship-criteria'
import { type ApplicationComplexity } from '../../record/scholarship/scholarship.ts'
import { plainText } from '../../record/text/plain-text.ts'
import { type ScholarshipSearch } from './scholarship-search.ts'

/** The filter as the schema has it; names, slugs and codes are all welcome. */
export type ScholarshipFilterInput = {
  query?: string | null
  ids?: readonly string[] | null
  degreeLevel?: readonly string[] | null
  fieldOfStudy?: readonly string[] | null
  countries?: readonly string[] | null
  minAmount?: string | null
  maxAmount?: string | null
  noEssay?: boolean | null
  complexity?: readonly string[] | null
  deadlineSoon?: boolean | null
  eligibleOnly?: boolean | null
  includeUnknown?: boolean | null
  includePast?: boolean | null
  universityId?: string | null
  ownerId?: string | null
}

const QUERY_MAX_LENGTH = 300
const LIST_MAX_LENGTH = 500
const COMPLEXITIES: readonly ApplicationComplexity[] = ['simple', 'medium', 'complex']
const LEVEL_ALIASES: Readonly<Record<string, DegreeLevel>> = {
  bachelor: 'undergraduate',
  bachelors: 'undergraduate',
  master: 'graduate',
  masters: 'graduate',
  doctorate: 'phd',
  doctoral: 'phd',
  postdoctoral: 'postdoc',
}

/** Reads a filter from outside; a value that is on no list is a fault of its field. */
export function parseFilter(
  input: ScholarshipFilterInput,
): Result<ScholarshipSearch, ValidationFailed> {
  const errors: FieldError[] = []
  const fail = (field: string, message: string) =>
    void errors.push({ path: ['filter', field], message })
  const search: ScholarshipSearch = {
    text: readText(input.query, fail),
    ids: input.ids ? readList(input.ids, 'ids', fail) : null,
    degreeLevels: readEach(
      input.degreeLevel,
      'degreeLevel',
      'degree level',
      parseLevel,
      fail,
    ),
    fieldCodes: readFields(input.fieldOfStudy, fail),
    countryCodes: readCountries(input.countries, fail),
    minAmount: readAmount(input.minAmount, 'minAmount', fail),
    maxAmount: readAmount(input.maxAmount, 'maxAmount', fail),
    noEssay: input.noEssay ?? false,
    complexities: readEach(
      input.complexity,
      'complexity',
      'complexity',
      parseComplexity,
      fail,
    ),
    deadlineSoon: input.deadlineSoon ?? false,
    eligibleOnly: input.eligibleOnly ?? false,
    includeUnknown: input.includeUnknown ?? false,
    includePast: input.includePast ?? false,
    universityId: readId(input.universityId, 'universityId', fail),
    ownerId: readId(input.ownerId, 'ownerId', fail),
  }
  return errors.length === 0 ? ok(search) : err(validationFailed(errors))
}

type Fail = (field: string, message: string) => void

function readText(text: string | null | undefined, fail: Fail): string | null {
  const plain = plainText(text ?? '')
  if (plain.length > QUERY_MAX_LENGTH) {
    fail('query', `Search for at most ${QUERY_MAX_LENGTH} characters`)
  }
  return plain === '' ? null : plain
}

function readList(values: readonly string[], field: string, fail: Fail): string[] {
  if (values.length > LIST_MAX_LENGTH) fail(field, `Give at most ${LIST_MAX_LENGTH} values`)
  return [...new Set(values.map(plainText).filter((value) => value !== ''))]
}

function readEach<T>(
  values: readonly string[] | null | undefined,
  field: string,
  noun: string,
  parse: (text: string) => T | null,
  fail: Fail,
): T[] {
  const parsed = readList(values ?? [], field, fail).flatMap((value) => {
    const found = parse(value)
    if (found === null) fail(field, `Unknown ${noun}: ${value}`)
    return found === null ? [] : [found]
  })
  return [...new Set(parsed)]
}

function parseLevel(text: string): DegreeLevel | null {
  const key = text.toLowerCase().replaceAll(/[^a-z]/g, '')
  return DEGREE_LEVELS.find((level) => level === key) ?? LEVEL_ALIASES[key] ?? null
}

function parseComplexity(text: string): ApplicationComplexity | null {
  return COMPLEXITIES.find((value) => value === text.toLowerCase()) ?? null
}

/** "All fields" asks for nothing. */
function readFields(values: readonly string[] | null | undefined, fail: Fail): string[] {
  const asked = (values ?? []).filter(
    (value) => value.trim().toLowerCase() !== ALL_FIELDS.toLowerCase(),
  )
  return readEach(asked, 'fieldOfStudy', 'field of study', parseField, fail)
}

/** `other` is a country that no list knows: only what is open to all fits it. */
function readCountries(
  values: readonly string[] | null | undefined,
  fail: Fail,
): string[] | null {
  const asked = readList(values ?? [], 'countries', fail)
  if (asked.length === 0) return null
  const named = asked.filter((value) => value.toLowerCase() !== 'other')
  return readEach(named, 'countries', 'country', parseCountry, fail)
}

function readAmount(
  text: string | null | undefined,
  field: string,
  fail: Fail,
): string | null {
  if (text === null || text === undefined) return null
  if (/^\d{1,12}(\.\d{1,4})?$/.test(text)) return text
  fail(field, 'Enter an amount of 0 or more')
  return null
}

function readId(text: string | null | undefined, field: string, fail: Fail): string | null {
  if (text === null || text === undefined) return null
  if (!isUuid(text)) fail(field, 'This is not an id')
  return text
}
