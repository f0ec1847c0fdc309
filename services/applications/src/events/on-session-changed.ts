import { consumes } from '@landfall/kit/messaging/consumers'
import { SessionChanged } from '@landfall/proto-events/mentoring/session-changed.v1'
import type { Stores } from '../stores.ts'

/** Keeps when mentoring sessions are, for the private calendar. */
export const onSessionChanged = consumes<typeof SessionChanged.schema, Stores>(
  SessionChanged,
  ({ data, aggregateversion: version, time }, { sessionCopies }) =>
    sessionCopies.keepNewest({
      ...data,
      scheduledAt: new Date(data.scheduledAt),
      endsAt: new Date(data.endsAt),
      version,
      toldAt: new Date(time),
    }),
  { from: 'beginning' },
)
