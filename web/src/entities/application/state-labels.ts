import type { ApplicationState } from '#gql/graphql'

export const stateLabels: Readonly<Record<ApplicationState, string>> = {
  DRAFT: 'Draft',
  SUBMITTED: 'Submitted',
  IN_REVIEW: 'In review',
  MORE_INFO: 'More information requested',
  SHORTLISTED: 'Shortlisted',
  WAITLISTED: 'On the waitlist',
  AWARDED: 'Awarded',
  ACCEPTED: 'Award accepted',
  TURNED_DOWN: 'Award turned down',
  LAPSED: 'Award lapsed',
  DECLINED: 'Not selected',
  WITHDRAWN: 'Withdrawn',
}
