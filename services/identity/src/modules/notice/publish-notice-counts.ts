import type { Outbox } from '@landfall/kit/outbox'
import { NoticeCountsChanged } from '@landfall/proto-events/identity/notice-counts-changed.v1'
import type { NoticeCountsStore } from './notice-counts.store.ts'

/** Tells that a person's counts have changed; last in the transaction that changed them. */
export async function publishNoticeCounts(
  { noticeCounts, outbox }: { noticeCounts: NoticeCountsStore; outbox: Outbox },
  userId: string,
): Promise<void> {
  const version = await noticeCounts.nextVersion(userId)
  await outbox.publish(NoticeCountsChanged, {
    aggregateId: userId,
    version,
    data: { userId, version },
  })
}
