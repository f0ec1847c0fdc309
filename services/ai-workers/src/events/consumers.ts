import type { Consumer } from '@landfall/kit/messaging/consumers'
import type { Stores } from '../stores.ts'
import { onApplicationStateChanged } from './on-application-state-changed.ts'
import {
  onMentorEssaysChanged,
  onMentorStatusChanged,
  onSuspensionChanged,
} from './on-essay-mentor-changed.ts'
import { onPreferencesSaved } from './on-preferences-saved.ts'
import { onPreparationChanged } from './on-preparation-changed.ts'
import { onRuleFormsPublished } from './on-rule-forms-published.ts'
import { onSavedScholarship } from './on-saved-scholarship.ts'
import { onScholarshipCriteriaChanged } from './on-scholarship-criteria-changed.ts'
import { onScholarshipCriteriaRepublished } from './on-scholarship-criteria-republished.ts'
import { onStudentAnswersSaved } from './on-student-answers-saved.ts'
import { onStudentSaved } from './on-student-saved.ts'

/** The events of other services that this service consumes. */
export const consumers: readonly Consumer<Stores>[] = [
  onScholarshipCriteriaChanged,
  onScholarshipCriteriaRepublished,
  onStudentAnswersSaved,
  onStudentSaved,
  ...onSavedScholarship,
  onApplicationStateChanged,
  onPreparationChanged,
  onPreferencesSaved,
  onMentorEssaysChanged,
  onMentorStatusChanged,
  onSuspensionChanged,
  onRuleFormsPublished,
]
