/** An activity, a position or an honor; null where nothing was filled in. Days are YYYY-MM-DD. */
export type Experience = {
  organization: string | null
  role: string | null
  startedOn: string | null
  endedOn: string | null
  hoursPerWeek: number | null
  description: string | null
}

/** What a student fills in. Texts are as typed, null if empty; days are YYYY-MM-DD. */
export type ApplicationForm = {
  firstName: string | null
  lastName: string | null
  email: string | null
  phone: string | null
  dateOfBirth: string | null
  /** ISO 3166-1 alpha-2, or `other`. */
  citizenship: string | null
  countryOfResidence: string | null
  currentDegreeLevel: 'undergraduate' | 'graduate' | 'phd' | 'postdoc' | null
  fieldOfStudy: string | null
  /** 0.00 to 4.00 */
  currentGpa: string | null
  expectedGraduationDate: string | null
  currentInstitution: string | null
  intendedInstitution: string | null
  familyIncomeRange: string | null
  financialNeedStatement: string | null
  otherScholarships: string[]
  personalStatement: string | null
  essay1: string | null
  essay2: string | null
  essay3: string | null
  careerGoals: string | null
  whyDeserving: string | null
  extracurriculars: Experience[]
  workExperience: Experience[]
  volunteerWork: Experience[]
  awards: Experience[]
  englishProficiency: string | null
  toeflScore: number | null
  /** 0.0 to 9.0 */
  ieltsScore: string | null
  duolingoScore: number | null
  /** Ids of documents of the student's vault. */
  transcripts: string[]
  recommendationLetters: string[]
  additionalDocuments: string[]
}

/** The student’s name from the form; empty if the form has none. */
export function fullNameOf({
  firstName,
  lastName,
}: Pick<ApplicationForm, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter(Boolean).join(' ')
}

export type FormField = keyof ApplicationForm

export const EMPTY_FORM: ApplicationForm = {
  firstName: null,
  lastName: null,
  email: null,
  phone: null,
  dateOfBirth: null,
  citizenship: null,
  countryOfResidence: null,
  currentDegreeLevel: null,
  fieldOfStudy: null,
  currentGpa: null,
  expectedGraduationDate: null,
  currentInstitution: null,
  intendedInstitution: null,
  familyIncomeRange: null,
  financialNeedStatement: null,
  otherScholarships: [],
  personalStatement: null,
  essay1: null,
  essay2: null,
  essay3: null,
  careerGoals: null,
  whyDeserving: null,
  extracurriculars: [],
  workExperience: [],
  volunteerWork: [],
  awards: [],
  englishProficiency: null,
  toeflScore: null,
  ieltsScore: null,
  duolingoScore: null,
  transcripts: [],
  recommendationLetters: [],
  additionalDocuments: [],
}

const FORM_FIELDS = Object.keys(EMPTY_FORM) as FormField[]

/** The form's part of something larger, such as a row. */
export function formOf(holder: ApplicationForm): ApplicationForm {
  const picked = FORM_FIELDS.map((field) => [field, holder[field]])
  return Object.fromEntries(picked) as ApplicationForm
}

/** Fields that are given; one that is absent stays as it is. */
export type FormPatch = Partial<ApplicationForm>

export const EXPERIENCE_FIELDS = [
  'extracurriculars',
  'workExperience',
  'volunteerWork',
  'awards',
] as const satisfies readonly FormField[]

export const DOCUMENT_FIELDS = [
  'transcripts',
  'recommendationLetters',
  'additionalDocuments',
] as const satisfies readonly FormField[]

/** The ids of all documents that the form names, each once. */
export function documentsIn(form: FormPatch): string[] {
  return [...new Set(DOCUMENT_FIELDS.flatMap((field) => form[field] ?? []))]
}
