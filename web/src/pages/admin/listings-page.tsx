import { useSearchParams } from 'react-router'
import { AdminTabs } from '#features/admin/admin-tabs.tsx'
import { ManagedListings, listingQueryOf } from '#features/moderation/managed-listings.tsx'
import { moderationMessages as text } from '#features/moderation/moderation-messages.ts'
import { ModeratorOnly } from '#features/moderation/moderator-only.tsx'
import { Page } from '#page/page.tsx'

/** Any listing, for who keeps them right. What is asked for stands in the address. */
export function ListingsPage() {
  const [params, setParams] = useSearchParams()
  return (
    <ModeratorOnly>
      <Page title={text.listingsTitle} lead={text.listingsLead}>
        <AdminTabs view="all-listings" />
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
      </Page>
    </ModeratorOnly>
  )
}
