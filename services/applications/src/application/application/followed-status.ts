import type { SavedStatus } from '../../student/saved-scholarship/saved-scholarship.ts'
import type { ApplicationState } from './application-state.ts'

const FOLLOWED: Readonly<Record<ApplicationState, SavedStatus>> = {
  draft: 'planned',
  submitted: 'applied',
  in_review: 'applied',
  more_info: 'applied',
  shortlisted: 'applied',
  waitlisted: 'applied',
  awarded: 'applied',
  accepted: 'accepted',
  turned_down: 'rejected',
  lapsed: 'rejected',
  declined: 'rejected',
  withdrawn: 'not_applied',
}

/** The status that an application here gives its saved scholarship. */
export function followedStatus(state: ApplicationState): SavedStatus {
  return FOLLOWED[state]
}
