import { idFromName } from '@landfall/kit/core/ids'
import type { Outbox } from '@landfall/kit/transaction/outbox'
import { NoticeRequested } from '@landfall/proto-events/catalog/notice-requested.v1'
import { requestedNotice } from '@landfall/proto-events/notice-requested'
import type { ListingReportStore } from '../listing-report/listing-report.store.ts'
import type { StoredScholarship } from '../../record/scholarship/stored-scholarship.ts'
import type { CaseOutcome, ListingCase } from '../listing-case/listing-case.ts'

const TITLE_MAX_LENGTH = 160

const SENTENCES: Readonly<Record<CaseOutcome, string>> = {
  fixed: 'You were right: the listing has been corrected.',
  confirmed: 'We checked the listing against its source, and it is correct.',
  removed: 'The listing has been removed from search.',
  dismissed: 'We looked at it and found nothing to change.',
}

type Stores = { listingReports: ListingReportStore; outbox: Outbox }

/** Tells those who reported a listing what was decided; one notice per decision and person. */
export async function notifyReporters(
  { listingReports, outbox }: Stores,
  { id, version, outcome, note }: ListingCase,
  listing: StoredScholarship,
  now: Date,
): Promise<void> {
  if (outcome === null) return
  const reports = await listingReports.ofCases([id])
  const subject = `Outcome of your report: ${listing.title}`
  const parts = [SENTENCES[outcome], ...(note === null ? [] : [note])]
  const events = (reports.get(id) ?? []).map(({ reporterId }) => {
    const noticeId = idFromName('notice', `listing-case:${id}:${version}:${reporterId}`)
    return requestedNotice({
      noticeId,
      userId: reporterId,
      type: 'listing-moderated' as const,
      title: subject.slice(0, TITLE_MAX_LENGTH),
      body: parts.join('\n\n').slice(0, 2000),
      link: `/scholarships/${listing.slug}`,
      linkLabel: 'See the listing',
      occurredAt: now.toISOString(),
      isUrgent: false,
    })
  })
  await outbox.publishAll(NoticeRequested, events)
}
