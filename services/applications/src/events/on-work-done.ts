import { type Consumer, consumes } from '@landfall/kit/messaging/consumers'
import type { EventDefinition } from '@landfall/proto-events'
import { EssayReviewCompleted } from '@landfall/proto-events/ai-workers/essay-review-completed.v1'
import { MatchRunFinished } from '@landfall/proto-events/ai-workers/match-run-finished.v1'
import { MentorReplyCompleted } from '@landfall/proto-events/ai-workers/mentor-reply-completed.v1'
import { ApplicationStateChanged } from '@landfall/proto-events/applications/application-state-changed.v1'
import { DocumentAdded } from '@landfall/proto-events/applications/document-added.v1'
import { PrepTaskCompleted } from '@landfall/proto-events/applications/prep-task-completed.v1'
import { SavedScholarshipCreated } from '@landfall/proto-events/applications/saved-scholarship-created.v1'
import { SavedScholarshipUpdated } from '@landfall/proto-events/applications/saved-scholarship-updated.v1'
import type { z } from 'zod'
import type { WorkKind } from '../student/progress/progress.ts'
import { recordProgress } from '../student/progress/record-progress.ts'
import type { Stores } from '../stores.ts'

type Work = { kind: WorkKind; subjectId: string }

/** @param workOf the student's work that the fact reports; empty if none */
function onWork<S extends z.ZodType<{ studentId: string }>>(
  event: EventDefinition<S>,
  workOf: (data: z.output<S>, stores: Stores) => readonly Work[] | Promise<readonly Work[]>,
): Consumer<Stores> {
  return consumes<S, Stores>(
    event,
    async ({ data, time }, stores) => {
      for (const work of await workOf(data, stores)) {
        await recordProgress(stores, data.studentId, { ...work, at: new Date(time) })
      }
    },
    { from: 'beginning' },
  )
}

type Saved = z.output<typeof SavedScholarshipUpdated.schema>
const AFTER_APPLYING: readonly string[] = ['applied', 'accepted', 'rejected']

/**
 * An application on a provider's own site, which only the student can report: once for each award,
 * however many listings of it were merged. An application made here moves the saved award by itself
 * and has an event of its own.
 */
async function appliedElsewhere(
  { studentId, scholarshipId, applicationStatus }: Saved,
  { applications, mergedScholarships, progress }: Stores,
): Promise<Work[]> {
  if (!AFTER_APPLYING.includes(applicationStatus)) return []
  const kind = 'application-submitted'
  await progress.hold(studentId)
  const ids = await mergedScholarships.sameAward(scholarshipId)
  const isHere = (await applications.findByScholarships(studentId, ids)).length > 0
  const others = new Set(ids.filter((id) => id !== scholarshipId))
  const isCounted = (await progress.entriesOf(studentId)).some(
    (entry) => entry.kind === kind && others.has(entry.subjectId),
  )
  return isHere || isCounted ? [] : [{ kind, subjectId: scholarshipId }]
}

/** Counts what students do as their progress, whether this service or another one published the event. */
export const onWorkDone: readonly Consumer<Stores>[] = [
  onWork(SavedScholarshipCreated, async (saved, stores) => [
    { kind: 'scholarship-saved', subjectId: saved.scholarshipId },
    ...(await appliedElsewhere(saved, stores)),
  ]),
  onWork(SavedScholarshipUpdated, appliedElsewhere),
  onWork(PrepTaskCompleted, ({ taskId }) => [
    { kind: 'task-completed', subjectId: taskId },
  ]),
  onWork(DocumentAdded, ({ id }) => [{ kind: 'document-added', subjectId: id }]),
  onWork(ApplicationStateChanged, ({ applicationId, from, to }) => {
    if (to === 'submitted')
      return [{ kind: 'application-submitted', subjectId: applicationId }]
    return from === null ? [{ kind: 'application-begun', subjectId: applicationId }] : []
  }),
  onWork(EssayReviewCompleted, ({ reviewId }) => [
    { kind: 'essay-reviewed', subjectId: reviewId },
  ]),
  onWork(MentorReplyCompleted, ({ replyId }) => [
    { kind: 'mentor-asked', subjectId: replyId },
  ]),
  // Counts once; an automatic run is nobody's work.
  onWork(MatchRunFinished, ({ studentId, isAutomatic }) =>
    isAutomatic === true ? [] : [{ kind: 'first-match', subjectId: studentId }],
  ),
]
