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
 * Keeps the read copy of the catalogue's scholarships, tells those who keep one of what concerns them, and
 * has plans follow. All five facts carry the same payload; the store ignores one that is older than what it has,
 * so order and repetition do not matter.
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
      // The first sight of it is a change too: a merge may have come before, and found nothing to plan by.
      if (before === null) await replanForAll(stores, copy.scholarshipId, now)
      else await notifyOfChange(stores, before, copy, now)
    },
    { from: 'beginning' },
  ),
)
