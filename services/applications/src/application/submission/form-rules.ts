import {
  type ApplicationForm,
  EXPERIENCE_FIELDS,
  type FormField,
} from '../application/application-form.ts'

export const APPLICATION_TABS = ['PERSONAL', 'ACADEMIC', 'ESSAYS', 'EXPERIENCE'] as const
export type ApplicationTab = (typeof APPLICATION_TABS)[number]

/** Something that prevents submitting; `path` as in the graph. */
export type Blocker = { path: string; tab: ApplicationTab | null; message: string }

/** Longest personal statement, in words separated by blanks, as word processors count them. */
const STATEMENT_MAX_WORDS = 500

type Required = { field: FormField; tab: ApplicationTab; message: string }

/** What every application needs. */
export const REQUIRED: readonly Required[] = [
  { field: 'firstName', tab: 'PERSONAL', message: 'Please enter your first name' },
  { field: 'lastName', tab: 'PERSONAL', message: 'Please enter your last name' },
  { field: 'email', tab: 'PERSONAL', message: 'Please enter your email address' },
  { field: 'citizenship', tab: 'PERSONAL', message: 'Please select your citizenship' },
  {
    field: 'countryOfResidence',
    tab: 'PERSONAL',
    message: 'Please select your country of residence',
  },
  {
    field: 'currentDegreeLevel',
    tab: 'ACADEMIC',
    message: 'Please select your current degree level',
  },
  { field: 'fieldOfStudy', tab: 'ACADEMIC', message: 'Please select your field of study' },
  {
    field: 'currentInstitution',
    tab: 'ACADEMIC',
    message: 'Please enter your current school or university',
  },
  {
    field: 'personalStatement',
    tab: 'ESSAYS',
    message: 'Please write your personal statement',
  },
]

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export function isFilled(value: ApplicationForm[FormField]): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null
}

/** How many words a text has. */
function wordCount(text: string): number {
  return text.split(/\s+/u).filter((word) => word !== '').length
}

/** All that is missing or malformed in the form itself, whatever the scholarship asks. */
export function formBlockers(form: ApplicationForm, today: string): Blocker[] {
  const missing = REQUIRED.filter(({ field }) => !isFilled(form[field]))
  return [
    ...missing.map(({ field, tab, message }) => ({ path: field, tab, message })),
    ...malformed(form, today),
  ]
}

function malformed(form: ApplicationForm, today: string): Blocker[] {
  const found: Blocker[] = []
  const { email, dateOfBirth, personalStatement } = form
  if (email !== null && !EMAIL.test(email)) {
    const message = 'Please enter a valid email address'
    found.push({ path: 'email', tab: 'PERSONAL', message })
  }
  if (dateOfBirth !== null && dateOfBirth >= today) {
    const message = 'Date of birth must be a day in the past'
    found.push({ path: 'dateOfBirth', tab: 'PERSONAL', message })
  }
  const words = wordCount(personalStatement ?? '')
  if (words > STATEMENT_MAX_WORDS) {
    const message = `The personal statement may have up to ${STATEMENT_MAX_WORDS} words; it has ${words.toLocaleString('en-US')}`
    found.push({ path: 'personalStatement', tab: 'ESSAYS', message })
  }
  for (const field of EXPERIENCE_FIELDS) {
    if (form[field].some(endsBeforeItBegan)) {
      const message = 'An entry ends before it starts. Please correct its dates'
      found.push({ path: field, tab: 'EXPERIENCE', message })
    }
  }
  return found
}

function endsBeforeItBegan({
  startedOn,
  endedOn,
}: ApplicationForm['awards'][number]): boolean {
  return startedOn !== null && endedOn !== null && endedOn < startedOn
}
