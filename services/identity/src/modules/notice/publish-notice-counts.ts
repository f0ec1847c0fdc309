import type { Outbox } from '@landfall/kit/transaction/outbox'
import { NoticeCountsChanged } from '@landfall/proto-events/identity/notice-counts-changed.v1'
import type { NoticeCountsStore } from './notice-counts.store.ts'

/** Publishes whose counts have changed; to be called last in the transaction that changed them. */
export async function publishNoticeCounts(
  { noticeCounts, outbox }: { noticeCounts: NoticeCountsStore; outbox: Outbox },
  userIds: readonly string[],
): Promise<void> {
  const versions = await noticeCounts.nextVersions(userIds)
  await outbox.publishAll(
    NoticeCountsChanged,
    versions.map(({ userId, version }) => ({
      aggregateId: userId,
      version,
      data: { userId, version },
    })),
  )
}
