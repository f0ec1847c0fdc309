import { consumesTogether } from '@landfall/kit/messaging/consumers'
import { ApplicationFiguresChanged } from '@landfall/proto-events/applications/application-figures-changed.v1'
import { followApplications } from '../modules/projection/follow-figures.ts'
import type { Stores } from '../stores.ts'

/** Keeps the figures of each application; an older version changes nothing. */
export const onApplicationFiguresChanged = consumesTogether<
  typeof ApplicationFiguresChanged.schema,
  Stores
>(
  ApplicationFiguresChanged,
  (events, tx) =>
    followApplications(
      tx,
      events.map(({ data, aggregateversion: version }) => ({
        ...data,
        version,
        submittedAt: new Date(data.submittedAt),
        decidedAt: data.decidedAt === null ? null : new Date(data.decidedAt),
      })),
    ),
  { from: 'beginning' },
)
