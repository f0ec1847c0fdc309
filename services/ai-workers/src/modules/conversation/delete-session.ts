import { isUuid } from '@landfall/kit/core/ids'
import { notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { ExchangeStore } from './exchange.store.ts'
import type { MentorSessionStore } from './mentor-session.store.ts'

type Deps = {
  unitOfWork: UnitOfWork<{ mentorSessions: MentorSessionStore }>
  exchanges: Pick<ExchangeStore, 'remove'>
}

/**
 * Deletes a conversation with every word of it. Expected failure: NotFound (none, or somebody else's conversation).
 */
export function makeDeleteSession({ unitOfWork, exchanges }: Deps) {
  return async function deleteSession(
    { studentId }: StudentRef,
    id: string,
  ): Promise<Result<string, Problem>> {
    if (!isUuid(id)) return err(notFound('conversation'))
    const left = await unitOfWork(async ({ mentorSessions }) => {
      await mentorSessions.lock(id)
      return mentorSessions.remove(studentId, id)
    })
    if (left === null) return err(notFound('conversation'))
    await exchanges.remove(left)
    return ok(id)
  }
}
