import type { Transaction } from '@landfall/kit/transaction/unit-of-work'
import { ApplicationViewChanged } from '@landfall/proto-events/applications/application-view-changed.v1'
import { deadlineZone } from '@landfall/calendar/zone'
import type { ScholarshipCopy } from '../../student/scholarship-copy/scholarship-copy.ts'
import type { Application } from '../application/application.ts'
import { closesAt } from '../application/taking.ts'
import type { LetterDue, Recommendation } from './recommendation.ts'
import type { RecommendationStore } from './recommendation.store.ts'

type Needed = { recommendations: RecommendationStore }

/** Writes a change and publishes it to open pages of the application. */
export async function saveRecommendation<T extends Recommendation>(
  tx: Transaction<Needed>,
  {
    id: applicationId,
    studentId,
    version,
  }: Pick<Application, 'id' | 'studentId' | 'version'>,
  changed: T,
): Promise<T> {
  const next = { ...changed, version: changed.version + 1 }
  await tx.recommendations.update(next)
  const data = { applicationId, studentId, version }
  await tx.outbox.publish(ApplicationViewChanged, { aggregateId: studentId, version, data })
  return next
}

/** By when the letters of an application should arrive; null without a confirmed deadline. */
export function dueOf(copy: ScholarshipCopy | null): LetterDue {
  const at = copy && closesAt(copy)
  return at && { at, timeZone: deadlineZone(copy.deadlineTimeZone) }
}
