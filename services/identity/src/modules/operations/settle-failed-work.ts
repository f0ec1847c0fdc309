import type { Clock } from '@landfall/kit/core/clock'
import { NotFailedError } from '@landfall/kit/core/not-failed'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { Stores } from '../../stores.ts'
import type { Actor } from '../account/account.policy.ts'
import type { Operations } from './operations.ts'
import type { SettleFailedWorkInput } from './operations.input.ts'

type Deps = { unitOfWork: UnitOfWork<Stores>; clock: Clock; operations: Operations }

/**
 * Retries events and jobs that were given up, or forgets them. The log has the deed before it is done: NATS and Redis
 * take part in no transaction, and nothing that was done may be missing from the log.
 * @returns how many there were; `goneIds` of those that somebody else has settled meanwhile
 */
export function makeSettleFailedWork({ unitOfWork, clock, operations }: Deps) {
  return async (
    { viewer, requestId }: Actor,
    { ids, action, reason }: SettleFailedWorkInput,
  ): Promise<{ settledCount: number; goneIds: string[] }> => {
    await unitOfWork(async (tx) => {
      for (const subjectId of ids) {
        await tx.audit.add({
          action: action === 'replay' ? 'failed-work.replayed' : 'failed-work.dropped',
          actorId: viewer.userId,
          subjectType: 'failed-work',
          subjectId,
          reason,
          requestId,
          at: clock.now(),
        })
      }
    })
    const goneIds: string[] = []
    for (const id of ids) {
      try {
        await operations[action](id)
      } catch (error) {
        if (!(error instanceof NotFailedError)) throw error
        goneIds.push(id)
      }
    }
    return { settledCount: ids.length - goneIds.length, goneIds }
  }
}
