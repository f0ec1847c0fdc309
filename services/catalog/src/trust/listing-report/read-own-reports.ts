import type { SignedInViewer } from '@landfall/kit/identity/viewer'
import type { ListingReportStore } from './listing-report.store.ts'

type Stores = {
  listingReports: Pick<ListingReportStore, 'ofReporter' | 'countOfReporter'>
}

/** A page of what somebody reported; a notice tells them the outcome. */
export function makeListOwnReports({ listingReports }: Stores) {
  return async (
    { userId }: SignedInViewer,
    { first, after }: { first: number; after: string | null },
  ) => {
    const [found, totalCount] = await Promise.all([
      listingReports.ofReporter(userId, { after, limit: first + 1 }),
      listingReports.countOfReporter(userId),
    ])
    const hasNextPage = found.length > first
    return { items: found.slice(0, first), hasNextPage, totalCount }
  }
}
