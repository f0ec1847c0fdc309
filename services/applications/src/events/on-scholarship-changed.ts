import type { Consumer } from '@landfall/kit/messaging/consumers'
import { consumes } from '@landfall/kit/messaging/consumers'
import { ScholarshipArchived } from '@landfall/proto-events/catalog/scholarship-archived.v1'
import { ScholarshipClosed } from '@landfall/proto-events/catalog/scholarship-closed.v1'
import { ScholarshipCreated } from '@landfall/proto-events/catalog/scholarship-created.v1'
import { ScholarshipPublished } from '@landfall/proto-events/catalog/scholarship-published.v1'
import { ScholarshipUpdated } from '@landfall/proto-events/catalog/scholarship-updated.v1'
import { replanForAll, notifyOfChange } from '../student/notice/notify-of-change.ts'
import { followScholarships } from '../student/preparation/follow-scholarship.ts'
import type { Stores } from '../stores.ts'

const events = [
  ScholarshipCreated,
  ScholarshipUpdated,
  ScholarshipPublished,
  ScholarshipClosed,
  ScholarshipArchived,
] as const

/**
 * Keeps the read copy of catalog's scholarships, notifies students who saved one of what concerns them, and updates
 * their plans. All five events carry the same payload; the store ignores older ones, so order and repetition do not
 * matter.
 */
export const onScholarshipChanged: Consumer<Stores>[] = events.map((event) =>
  consumes<typeof event.schema, Stores>(
    event,
    async ({ data, aggregateversion, time }, stores) => {
      const copy = {
        scholarshipId: data.scholarshipId,
        status: data.status,
        closedReason: data.closedReason ?? null,
        title: data.title,
        provider: data.provider,
        ownerId: data.ownerId,
        deadlineDate: data.deadline.date,
        deadlinePrecision: data.deadline.precision,
        deadlineTimeZone: data.deadline.timeZone,
        slug: data.slug,
        sourceUrl: data.sourceUrl,
        program: data.program ?? null,
        isAppliedHere: data.ownerId !== null && data.applicationUrl === null,
        updatedAt: new Date(time),
        version: aggregateversion,
      }
      const now = new Date(time)
      const before = await stores.scholarshipCopies.keepNewest(copy)
      if (before === 'older') return
      if (before) await stores.recommendations.wakeOf(copy.scholarshipId, now)
      await followScholarships(stores, [copy.scholarshipId], now)
      // The first event about it counts as a change too: a merge may have come earlier and found nothing to plan
      // with.
      if (before === null) await replanForAll(stores, copy.scholarshipId, now)
      else await notifyOfChange(stores, before, copy, now)
    },
    { from: 'beginning' },
  ),
)
