import type { Clock } from '@landfall/kit/core/clock'
import { createPostgres } from '@landfall/kit/database/postgres'
import type { Caller } from '@landfall/kit/identity/viewer'
import { createLog } from '@landfall/kit/observability/log'
import { testCaller, testKeys } from '@landfall/kit/testing/callers'
import { createTestSchema } from '@landfall/kit/testing/schema'
import { askOn, testServiceConfig } from '@landfall/kit/testing/service'
import { makeUnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { createApp } from '../src/app.ts'
import { migrations, type MentoringConfig } from '../src/config.ts'
import { makeLookAfterSessions } from '../src/modules/session/look-after-sessions.ts'
import { bindStores } from '../src/stores.ts'

export type RunningMentoring = Awaited<ReturnType<typeof startMentoring>>

/** A clock that a test moves. */
export function movableClock(iso: string) {
  let at = new Date(iso)
  return {
    now: () => at,
    set: (to: string | Date) => {
      at = new Date(to)
    },
  }
}

/** The real service on a database of its own. */
export async function startMentoring(clock: Clock) {
  const database = await createTestSchema('mentoring', migrations)
  const log = createLog({ service: 'mentoring', level: 'silent' })
  const config: MentoringConfig = {
    ...testServiceConfig('mentoring', {
      databaseUrl: database.url,
      gatewayPublicKey: testKeys().publicKey,
    }),
    sessionsPerMonth: 3,
  }
  const app = await createApp(config, { log, clock })
  const postgres = createPostgres({
    url: database.url,
    schema: 'mentoring',
    applicationName: 'test',
    log,
  })
  const unitOfWork = makeUnitOfWork(postgres, bindStores)
  return {
    ask: askOn(app.subgraph),
    databaseUrl: database.url,
    postgres,
    unitOfWork,
    /** Runs what the job of each minute does. */
    lookAfterSessions: makeLookAfterSessions({ unitOfWork, clock }),
    /** The data of the events of one kind, in order. */
    async eventsOf(name: string): Promise<Record<string, unknown>[]> {
      const { rows } = await postgres.pool.query<{ data: Record<string, unknown> }>(
        `select body->'data' as data from outbox where name = $1 order by position`,
        [`landfall.mentoring.${name}.v1`],
      )
      return rows.map(({ data }) => data)
    },
    async stop() {
      await app.stop()
      await postgres.close()
      await database.drop()
    },
  }
}

export const userIdOf = ({ viewer }: Caller) =>
  viewer.kind === 'user' ? viewer.userId : ''
export const anAdmin = () => testCaller({ roles: ['admin'] })
export const aStudent = () => testCaller()
