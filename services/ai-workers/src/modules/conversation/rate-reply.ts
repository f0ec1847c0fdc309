import { isUuid } from '@landfall/kit/core/ids'
import { conflict, notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { MentorStore } from '../mentor/mentor.store.ts'
import type { RateForm } from './conversation.input.ts'
import type { MentorReply } from './conversation.ts'
import type { MentorReplyStore, ReplyMarks } from './mentor-reply.store.ts'

type Deps = {
  unitOfWork: UnitOfWork<{ mentorReplies: MentorReplyStore; mentors: MentorStore }>
}

/**
 * Keeps a student's marks for an answer, and counts them for the mentor: a changed mark withdraws the old one.
 * Expected failures: NotFound, Conflict (there is no answer).
 */
export function makeRateReply({ unitOfWork }: Deps) {
  return async function rateReply(
    { studentId }: StudentRef,
    { id, isHelpful, isMotivating }: RateForm,
  ): Promise<Result<MentorReply, Problem>> {
    if (!isUuid(id)) return err(notFound('answer'))
    return unitOfWork(async ({ mentorReplies, mentors }) => {
      const reply = await mentorReplies.lock(studentId, id)
      if (reply === null) return err(notFound('answer'))
      if (reply.status !== 'completed')
        return err(conflict('There is no answer to mark yet.'))
      const marks: ReplyMarks = {
        isHelpful: isHelpful === undefined ? reply.isHelpful : isHelpful,
        isMotivating: isMotivating === undefined ? reply.isMotivating : isMotivating,
      }
      const [before, after] = [countOf(reply), countOf(marks)]
      await mentorReplies.mark(id, marks)
      await mentors.addMarks(reply.mentorId, {
        marks: after.marks - before.marks,
        yesMarks: after.yesMarks - before.yesMarks,
      })
      return ok({ ...reply, ...marks })
    })
  }
}

function countOf({ isHelpful, isMotivating }: ReplyMarks) {
  const given = [isHelpful, isMotivating].filter((mark) => mark !== null)
  return { marks: given.length, yesMarks: given.filter(Boolean).length }
}
