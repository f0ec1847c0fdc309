import type { Clock } from '@landfall/kit/core/clock'
import { conflict, type Problem, validationFailed } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { Writer } from './forum.policy.ts'
import { BLOCKED_MAX } from './member.ts'
import type { MemberStore } from './member.store.ts'

/**
 * Blocks a member, whom the viewer then neither reads nor hears from, or unblocks them; the other is not told.
 * Returns the blocked ids. Expected failures: ValidationFailed (oneself), Conflict (too many).
 */
export function makeBlockMember(deps: {
  unitOfWork: UnitOfWork<{ members: MemberStore }>
  clock: Clock
}) {
  return function blockMember(
    { userId }: Writer,
    input: { userId: string; isBlocked: boolean },
  ): Promise<Result<string[], Problem>> {
    return deps.unitOfWork(async ({ members }) => {
      if (input.userId === userId) {
        const message = 'You cannot block yourself'
        return err(validationFailed([{ path: ['userId'], message }]))
      }
      await members.lock(userId)
      if (!input.isBlocked) await members.unblock(userId, input.userId)
      else if ((await members.blockedBy(userId)).length >= BLOCKED_MAX)
        return err(conflict(`You can block up to ${BLOCKED_MAX} people.`))
      else await members.block(userId, input.userId, deps.clock.now())
      return ok(await members.blockedBy(userId))
    })
  }
}
