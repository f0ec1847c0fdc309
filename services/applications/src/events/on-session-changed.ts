import { consumes } from '@landfall/kit/messaging/consumers'
import { SessionChanged } from '@landfall/proto-events/mentoring/session-changed.v1'
import { publishJudged } from '../review/conflict/publish-judged.ts'
import type { Stores } from '../stores.ts'

/** Keeps when mentoring sessions are, for the private calendar. */
export const onSessionChanged = consumes<typeof SessionChanged.schema, Stores>(
  SessionChanged,
  async ({ data, aggregateversion: version, time }, tx) => {
    await tx.sessionCopies.keepNewest({
      ...data,
      scheduledAt: new Date(data.scheduledAt),
      endsAt: new Date(data.endsAt),
      version,
      toldAt: new Date(time),
    })
    await publishJudged(tx, data)
  },
  { from: 'beginning' },
)
