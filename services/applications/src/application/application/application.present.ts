import { countryName } from '@landfall/reference/countries'
import type { ApplicationForm } from './application-form.ts'
import { type ApplicationState, holderOf } from './application-state.ts'
import type { Application, ApplicationStep } from './application.ts'

export const upper = (word: string) => word.toUpperCase()

/** An application as the graph shows it to its student; field resolvers add what must be looked up. */
export function presentApplication(application: Application) {
  const { id, studentId, scholarshipId, state, version } = application
  return {
    id,
    studentId,
    scholarship: { __typename: 'Scholarship', id: scholarshipId },
    state: upper(state),
    version,
    holder: upper(holderOf(state)),
    decisionPromisedOn: application.decisionPromisedOn,
    submittedAt: application.submittedAt,
    lastModifiedAt: application.lastModifiedAt,
    createdAt: application.createdAt,
    record: application,
  }
}

export type PresentedApplication = ReturnType<typeof presentApplication>

/** The graph names countries; the service stores codes. */
export function presentForm(form: ApplicationForm) {
  return {
    ...form,
    citizenship: nameOf(form.citizenship),
    countryOfResidence: nameOf(form.countryOfResidence),
  }
}

function nameOf(country: string | null): string | null {
  if (country === null) return null
  return country === 'other' ? 'Other' : (countryName(country) ?? country)
}

export function presentStep({ at, from, to, by, message }: ApplicationStep) {
  return { at, from: from && upper(from), to: upper(to), by: upper(by), message }
}

/** The owner's open request for more information: the words of the step that led there. */
export function moreInfoOf(state: ApplicationState, steps: readonly ApplicationStep[]) {
  const asked = steps.at(-1)
  if (state !== 'more_info' || asked?.to !== 'more_info') return null
  return { message: asked.message ?? '', askedAt: asked.at, answerBy: asked.dueOn }
}
