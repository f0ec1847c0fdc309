import type { Clock } from '@landfall/kit/core/clock'
import type { Stores } from '../../stores.ts'
import type { Session } from './session.ts'

/** Reads sessions for resolvers, which show them to their owner alone. */
export function makeReadSessions({ stores, clock }: { stores: Stores; clock: Clock }) {
  return {
    sessionsOf: (userId: string): Promise<Session[]> =>
      stores.sessions.list(userId, clock.now()),
  }
}
