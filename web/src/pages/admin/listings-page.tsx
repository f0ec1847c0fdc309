import { useSearchParams } from 'react-router'
import { AdminTabs } from '#features/admin/admin-tabs.tsx'
import { listingQueryOf } from '#features/moderation/listing-query.ts'
import { moderationMessages as text } from '#features/moderation/moderation-messages.ts'
import { ModeratorOnly } from '#features/moderation/moderator-only.tsx'
import { Page } from '#page/page.tsx'
import { ListSkeleton } from '#page/paginated-list.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { PartFailed } from '#ui/part-failed.tsx'

// The actions on listings weigh as much as a page of their own.
const ManagedListings = lazyPart(
  async () => (await import('#features/moderation/managed-listings.tsx')).ManagedListings,
)

/** All listings, for the people who keep them right. The address holds the filter. */
export function ListingsPage() {
  const [params, setParams] = useSearchParams()
  return (
    <ModeratorOnly>
      <Page title={text.listingsTitle} lead={text.listingsLead}>
        <AdminTabs view="all-listings" />
        <LazyPart fallback={<ListSkeleton />} failed={<PartFailed />}>
          <ManagedListings
            asked={listingQueryOf(params)}
            onChange={({ query, status, linkStatus }) =>
              setParams(
                {
                  ...(query && { query }),
                  ...(status && { status: status.toLowerCase() }),
                  ...(linkStatus && { link: linkStatus.toLowerCase() }),
                },
                { replace: true },
              )
            }
          />
        </LazyPart>
      </Page>
    </ModeratorOnly>
  )
}
