import type { ApplicationState } from '#gql/graphql'

/** A step of an application, on a day of November 2026. */
export const step = (
  from: ApplicationState | null,
  to: ApplicationState,
  by: string,
  at: string,
) => ({
  __typename: 'ApplicationStep',
  at: `2026-11-${at}T12:00:00Z`,
  from,
  to,
  by,
  message: null,
})

/** An application as its own page reads it: an organization has it. */
export function applicationToRead(more: object = {}) {
  return {
    __typename: 'Application',
    id: 'a1',
    state: 'IN_REVIEW',
    version: 3,
    holder: 'OWNER',
    closesAt: null,
    graceMinutes: 10,
    decisionPromisedOn: null,
    ownerRemindedAt: null,
    submittedAt: '2026-11-20T12:00:00Z',
    lastModifiedAt: '2026-11-20T12:00:00Z',
    moreInfo: null,
    timeline: [
      step(null, 'DRAFT', 'STUDENT', '19'),
      step('DRAFT', 'SUBMITTED', 'STUDENT', '20'),
      step('SUBMITTED', 'IN_REVIEW', 'OWNER', '21'),
    ],
    openedBy: [],
    reviewSummary: null,
    submissions: [],
    recommendations: [],
    reusableLetters: [],
    scholarship: {
      __typename: 'Scholarship',
      id: 's1',
      slug: 'coastal',
      title: 'Coastal Award',
      provider: 'Harbour Trust',
      takesApplicationsHere: true,
    },
    ...more,
  }
}
