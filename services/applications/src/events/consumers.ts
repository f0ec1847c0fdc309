import type { Consumer } from '@landfall/kit/messaging/consumers'
import { withWebhooks } from '../partner/webhook/facts-of-events.ts'
import type { Stores } from '../stores.ts'
import { onEssayRequestAccepted } from './on-essay-request-accepted.ts'
import { onFiguresCopyRequested } from './on-figures-copy-requested.ts'
import { onImmigrationDatesChanged } from './on-immigration-dates-changed.ts'
import { onNoticeDelivered } from './on-notice-delivered.ts'
import { onOrganizationMembersChanged } from './on-organization-members-changed.ts'
import { onPreferencesSaved } from './on-preferences-saved.ts'
import { onScholarshipChanged } from './on-scholarship-changed.ts'
import { onScholarshipCriteriaChanged } from './on-scholarship-criteria-changed.ts'
import { onScholarshipCriteriaRepublished } from './on-scholarship-criteria-republished.ts'
import { onScholarshipMerged } from './on-scholarship-merged.ts'
import { onSessionChanged } from './on-session-changed.ts'
import { onSessionCompleted } from './on-session-completed.ts'
import { onStudentAnswersSaved } from './on-student-answers-saved.ts'
import { onStudentSaved } from './on-student-saved.ts'
import { onWorkDone } from './on-work-done.ts'

/** Other services' events that this one consumes. */
export const consumers: readonly Consumer<Stores>[] = withWebhooks<Stores>([
  ...onScholarshipChanged,
  ...onScholarshipMerged,
  onScholarshipCriteriaChanged,
  onScholarshipCriteriaRepublished,
  onPreferencesSaved,
  onStudentSaved,
  onStudentAnswersSaved,
  onNoticeDelivered,
  onImmigrationDatesChanged,
  onSessionChanged,
  onSessionCompleted,
  onEssayRequestAccepted,
  onOrganizationMembersChanged,
  onFiguresCopyRequested,
  ...onWorkDone,
])
