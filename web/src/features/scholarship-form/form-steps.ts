import type { FieldFaults } from '#ui/use-form.ts'
import type { ScholarshipValues } from './scholarship-values.ts'

export const formSteps = [
  'basics',
  'applicants',
  'requirements',
  'application',
  'more',
  'check',
] as const
export type FormStep = (typeof formSteps)[number]
/** `missing`: something has to be filled in or corrected before it can be published. */
export type FormStepState = 'done' | 'missing' | 'optional'

const fieldsOfSteps: Readonly<
  Record<Exclude<FormStep, 'check'>, readonly (keyof ScholarshipValues)[]>
> = {
  basics: [
    'title',
    'description',
    'provider',
    'universityId',
    'amountType',
    'amount',
    'maxAmount',
  ],
  applicants: [
    'degreeLevel',
    'fieldOfStudy',
    'eligibleCountries',
    'gpaRequirement',
    'minToeflScore',
    'minIeltsScore',
    'minDuolingoScore',
    'languageRequirement',
  ],
  requirements: ['requirements', 'hasNoFurtherConditions'],
  application: [
    'applicationDeadline',
    'deadlineTimeZone',
    'isRollingAdmission',
    'applicationUrl',
    'sourceUrl',
    'contactEmail',
    'requiresEssay',
    'letters',
    'lettersMayFollow',
    'applicationComplexity',
    'estimatedTimeToApply',
  ],
  more: [
    'benefits',
    'acceptedFundingSources',
    'eligibleVisaTypes',
    'eligibleCitizenshipStatus',
    'acceptsEnglishWaivers',
    'englishWaiverConditions',
    'requiresFinancialNeed',
    'requiresUsHighSchool',
    'maxFamilyIncome',
    'requiresUsResidency',
    'residencyRequirements',
    'fsaEligible',
  ],
}

const places = new Map(
  formSteps
    .filter((step) => step !== 'check')
    .flatMap((step) => fieldsOfSteps[step].map((field) => [field, step] as const))
    .map(([field, step], at) => [field as string, { step, at }] as const),
)

/** The step that holds a field, or a control of one: `requirements.row-1.text`. */
export function stepOfField(name: string): FormStep {
  return placeOf(name)?.step ?? 'basics'
}

/** A field's place in the form, counted from its beginning. */
export function placeOfField(name: string): number {
  return placeOf(name)?.at ?? 0
}

function placeOf(name: string) {
  return places.get(name.replace(/\..*$/, ''))
}

/** The state of each step. `faults`: everything that prevents publishing. */
export function statesOfSteps(
  faults: FieldFaults<ScholarshipValues>,
): Readonly<Record<FormStep, FormStepState>> {
  const faulty = new Set(Object.keys(faults).map(stepOfField))
  const stateOf = (step: FormStep) => (faulty.has(step) ? 'missing' : 'done')
  return {
    basics: stateOf('basics'),
    applicants: stateOf('applicants'),
    requirements: stateOf('requirements'),
    application: stateOf('application'),
    more: faulty.has('more') ? 'missing' : 'optional',
    check: faulty.size > 0 ? 'missing' : 'done',
  }
}
