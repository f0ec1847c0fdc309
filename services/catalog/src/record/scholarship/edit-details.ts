import { type Result, err, ok } from '@landfall/kit/core/result'
import type { FormError } from './form-errors.ts'
import type { FormRules, ScholarshipForm } from './form-input.ts'
import { formOf, readScholarshipForm, stated } from './form.ts'
import { isMadeHere } from './publishing-faults.ts'
import type { StoredScholarship } from './stored-scholarship.ts'
import type { ScholarshipDetails } from './scholarship.ts'

type Field = keyof ScholarshipForm
type Detail = keyof ScholarshipDetails
type Edited = { details: ScholarshipDetails; edited: readonly Detail[] }

/** Form fields that are read together, and the details that they make up. */
const GROUPS: readonly { fields: readonly Field[]; details: readonly Detail[] }[] = [
  {
    fields: ['amountType', 'amount', 'maxAmount', 'currency'],
    details: ['amountType', 'amountPeriod', 'amount', 'maxAmount', 'currency'],
  },
  { fields: ['requirements', 'eligibilityRequirements'], details: ['requirements'] },
  {
    fields: ['applicationDeadline', 'deadlineTimeZone', 'isRollingAdmission'],
    details: ['deadline', 'isRollingAdmission'],
  },
  {
    fields: ['applicationComplexity', 'estimatedTimeToApply'],
    details: ['applicationComplexity', 'estimatedTimeToApply'],
  },
  { fields: ['sourceUrl'], details: ['sourceUrl', 'sourceUrlKind'] },
  { fields: ['degreeLevel'], details: ['degreeLevels'] },
  { fields: ['fieldOfStudy'], details: ['fields'] },
  { fields: ['eligibleCountries'], details: ['citizenship'] },
]

/** Holds given form fields against a stored record: absent ones stay, null ones are cleared. */
export function editDetails(
  stored: StoredScholarship,
  given: ScholarshipForm,
  rules: FormRules,
): Result<Edited, readonly FormError[]> {
  return isMadeHere(stored)
    ? editForm(stored, given, rules)
    : editListing(stored, given, rules)
}

/** What is wrong with given fields whatever record they are meant for; what they lack is not. */
export function faultsOfAnyRecord(given: ScholarshipForm, now: Date): readonly FormError[] {
  // With a record of which nothing else can be wrong.
  const form = { title: 'Any', amountType: 'varies', ...stated(oneList(given)) }
  const read = readScholarshipForm(form, { isDraft: true, organizationName: null, now })
  return read.ok ? [] : read.error
}

/** What was made by the form is read by it as a whole again. */
function editForm(stored: StoredScholarship, given: ScholarshipForm, rules: FormRules) {
  const read = readScholarshipForm({ ...formOf(stored), ...oneList(given) }, rules)
  return read.ok ? ok({ details: read.value, edited: [] }) : read
}

/**
 * A source's listing may say what no form would take (a yearly deadline, no description), so that
 * only the given fields are read; they are remembered as edited by hand.
 */
function editListing(
  stored: StoredScholarship,
  given: ScholarshipForm,
  rules: FormRules,
): Result<Edited, readonly FormError[]> {
  const fields = (Object.keys(given) as Field[]).filter(
    (field) => given[field] !== undefined,
  )
  const groups = fields.map(groupOf)
  const before = formOf(stored)
  const siblings = groups.flatMap((group) =>
    group.fields.map((field) => [field, before[field]]),
  )
  const form: ScholarshipForm = {
    title: stored.title,
    provider: stored.provider,
    ...Object.fromEntries(siblings),
    ...oneList(given),
  }
  const read = readScholarshipForm(form, { ...rules, isDraft: true })
  if (!read.ok) return err(read.error)
  const edited = [...new Set(groups.flatMap((group) => group.details))]
  const changes = Object.fromEntries(edited.map((detail) => [detail, read.value[detail]]))
  return ok({ details: { ...stored, ...changes }, edited })
}

function groupOf(field: Field) {
  const group = GROUPS.find(({ fields }) => fields.includes(field))
  return group ?? { fields: [field], details: [field as Detail] }
}

/** The two names of the requirements mean one list, whichever is given. */
function oneList(given: ScholarshipForm): ScholarshipForm {
  const list = given.eligibilityRequirements ?? given.requirements
  if (given.eligibilityRequirements === undefined && given.requirements === undefined) {
    return given
  }
  return { ...given, requirements: list, eligibilityRequirements: list }
}
