import { type Consumer, consumesTogether } from '@landfall/kit/messaging/consumers'
import { ScholarshipArchived } from '@landfall/proto-events/catalog/scholarship-archived.v1'
import { ScholarshipClosed } from '@landfall/proto-events/catalog/scholarship-closed.v1'
import { ScholarshipCreated } from '@landfall/proto-events/catalog/scholarship-created.v1'
import { ScholarshipPublished } from '@landfall/proto-events/catalog/scholarship-published.v1'
import { ScholarshipUpdated } from '@landfall/proto-events/catalog/scholarship-updated.v1'
import type { ScholarshipTitle } from '../modules/projection/title.store.ts'
import type { Stores } from '../stores.ts'

const events = [
  ScholarshipCreated,
  ScholarshipUpdated,
  ScholarshipPublished,
  ScholarshipClosed,
  ScholarshipArchived,
] as const

/**
 * Keeps the titles of organizations' scholarships; listings from elsewhere have no figures. An older version changes
 * nothing.
 */
export const onScholarshipChanged: Consumer<Stores>[] = events.map((event) =>
  consumesTogether<typeof event.schema, Stores>(
    event,
    async (received, { titles }) => {
      const newest = new Map<string, ScholarshipTitle>()
      for (const { data, aggregateversion: version } of received) {
        const { scholarshipId, ownerId, title } = data
        if (ownerId === null) continue
        if (version > (newest.get(scholarshipId)?.version ?? -1))
          newest.set(scholarshipId, { scholarshipId, ownerId, version, title })
      }
      await titles.keep([...newest.values()])
    },
    { from: 'beginning' },
  ),
)
