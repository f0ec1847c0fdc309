import type { Caller } from '@landfall/kit/identity/viewer'
import type { RunningCatalog } from './_app.ts'

/** A form that can be published. */
export const FORM = {
  title: 'Harbour Bridge Award',
  description: 'For students who build things that other people can walk over safely.',
  amount: '2500',
  amountType: 'one-time',
  eligibilityRequirements: ['Enrolled full time'],
  applicationDeadline: '2027-03-31',
  degreeLevel: ['undergraduate'],
  fieldOfStudy: ['Engineering'],
  eligibleCountries: ['All countries'],
}

const RESULT = `__typename
  ... on ScholarshipSuccess { scholarship { id slug status isActive title provider ownerId version
    requirements { text decidedBy } amountLabel deadline { precision endsAt daysLeft } } }
  ... on ValidationFailed { message errors { path message } }
  ... on Forbidden { message } ... on NotFound { message } ... on NotSignedIn { message }
  ... on Conflict { message }`

/** What editors do in a running catalog; each returns the mutation's result, whichever it is. */
export function editing(catalog: () => RunningCatalog) {
  const create = async (caller: Caller, details: object = FORM, more: object = {}) =>
    (
      await catalog().ask(
        caller,
        `mutation ($input: CreateScholarshipInput!) { createScholarship(input: $input) { ${RESULT} } }`,
        { input: { details, ...more } },
      )
    ).createScholarship

  const update = async (caller: Caller, id: string, details: object) =>
    (
      await catalog().ask(
        caller,
        `mutation ($input: UpdateScholarshipInput!) { updateScholarship(input: $input) { ${RESULT} } }`,
        { input: { id, details } },
      )
    ).updateScholarship

  async function step(name: 'publish' | 'close' | 'archive', caller: Caller, id: string) {
    const field = `${name}Scholarship`
    const query = `mutation ($input: ScholarshipIdInput!) { ${field}(input: $input) { ${RESULT} } }`
    return (await catalog().ask(caller, query, { input: { id } }))[field]
  }

  return { create, update, step }
}
