import { type Result, err, ok } from '@landfall/kit/core/result'
import { z } from 'zod'
import type { FieldError } from '@landfall/kit/core/problems'
import { valueAt } from './mapping.ts'

const money = z.string().regex(/^\d{1,10}\.\d{2}$/)
const share = z.string().regex(/^\d{1,3}\.\d$/)

/** What a source states about a university; null or absent says nothing and clears nothing. */
export const universityFactsSchema = z.strictObject({
  unitid: z.int().positive(),
  name: z.string().min(1).max(300).nullable(),
  city: z.string().max(200).nullable(),
  state: z.string().length(2).nullable(),
  type: z.enum(['public', 'private']).nullable(),
  control: z.string().max(100).nullable(),
  website: z.string().max(500).nullable(),
  acceptanceRate: share.nullable(),
  undergraduateEnrollment: z.int().nonnegative().nullable(),
  studentPopulation: z.int().nonnegative().nullable(),
  internationalStudents: z.int().nonnegative().nullable(),
  tuitionInState: money.nullable(),
  tuitionOutOfState: money.nullable(),
  admissionsUrl: z.string().max(500).nullable(),
  financialAidUrl: z.string().max(500).nullable(),
  applicationUrl: z.string().max(500).nullable(),
})

export type UniversityFacts = z.output<typeof universityFactsSchema>

const CONTROLS = ['Public', 'Private nonprofit', 'Private for-profit'] as const

/** Reads a row of College Scorecard or of one of the tables of IPEDS. */
export function normalizeUniversity(
  raw: unknown,
): Result<UniversityFacts, readonly FieldError[]> {
  const stated = valueAt(raw, 'table') === undefined ? ofScorecard(raw) : ofIpeds(raw)
  const parsed = universityFactsSchema.safeParse({ ...NOTHING, ...stated })
  if (parsed.success) return ok(parsed.data)
  return err(
    parsed.error.issues.map(({ path, message }) => ({ path: path.map(String), message })),
  )
}

const NOTHING = Object.fromEntries(
  Object.keys(universityFactsSchema.shape).map((key) => [key, null]),
)

function ofScorecard(raw: unknown) {
  const at = (path: string) => valueAt(raw, path)
  return {
    unitid: at('id'),
    name: text(at('school.name')),
    city: text(at('school.city')),
    state: text(at('school.state')),
    ...controlOf(at('school.ownership')),
    website: text(at('school.school_url')),
    acceptanceRate: percent(at('latest.admissions.admission_rate.overall')),
    undergraduateEnrollment: count(at('latest.student.size')),
    tuitionInState: dollars(at('latest.cost.tuition.in_state')),
    tuitionOutOfState: dollars(at('latest.cost.tuition.out_of_state')),
  }
}

/** Each table has its own columns; tuition figures include fees. */
function ofIpeds(raw: unknown) {
  const at = (name: string) => text(valueAt(raw, name))
  const number = (name: string) => count(at(name))
  const table = String(valueAt(raw, 'table'))
  const unitid = number('UNITID')
  if (table.startsWith('HD')) {
    return {
      unitid,
      name: at('INSTNM'),
      city: at('CITY'),
      state: at('STABBR'),
      ...controlOf(number('CONTROL')),
      website: at('WEBADDR'),
      admissionsUrl: at('ADMINURL'),
      financialAidUrl: at('FAIDURL'),
      applicationUrl: at('APPLURL'),
    }
  }
  if (table.startsWith('ADM')) {
    const [applied, admitted] = [number('APPLCN'), number('ADMSSN')]
    return {
      unitid,
      acceptanceRate:
        applied !== null && applied > 0 && admitted !== null
          ? percent(admitted / applied)
          : null,
    }
  }
  if (table.startsWith('IC')) {
    return {
      unitid,
      tuitionInState: sum(number('TUITION2'), number('FEE2')),
      tuitionOutOfState: sum(number('TUITION3'), number('FEE3')),
    }
  }
  return {
    unitid,
    studentPopulation: number('EFTOTLT'),
    internationalStudents: number('EFNRALT'),
  }
}

function controlOf(code: unknown) {
  const control = typeof code === 'number' ? CONTROLS[code - 1] : undefined
  if (control === undefined) return {}
  return { control, type: control === 'Public' ? 'public' : 'private' }
}

/** IPEDS writes a space for an empty value. */
function text(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

/** A whole number from 0; negative ones are codes for "not applicable". */
function count(value: unknown): number | null {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) && number >= 0
    ? number
    : null
}

function percent(value: unknown): string | null {
  return typeof value === 'number' && value >= 0 && value <= 1
    ? (value * 100).toFixed(1)
    : null
}

function dollars(value: unknown): string | null {
  return count(value) === null ? null : `${count(value)}.00`
}

function sum(tuition: number | null, fees: number | null): string | null {
  return tuition === null ? null : dollars(tuition + (fees ?? 0))
}
