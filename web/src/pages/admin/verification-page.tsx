import { useSearchParams } from 'react-router'
import { AdminTabs } from '#features/admin/admin-tabs.tsx'
import { adminMessages as text } from '#features/admin/admin-messages.ts'
import { adminTabMessages } from '#features/admin/admin-tab-messages.ts'
import { OrganizationQueue, statusOf } from '#features/admin/organization-queue.tsx'
import { Page } from '#page/page.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { PartFailed } from '#ui/part-failed.tsx'
import { AdminOnly } from './admin-only.tsx'

// Loaded separately, because nobody looks at two views at once.
const ListingDecisions = lazyPart(
  async () => (await import('./listing-decisions.tsx')).ListingDecisions,
)
const MentorDecisions = lazyPart(
  async () => (await import('./mentor-decisions.tsx')).MentorDecisions,
)

/** What waits for an administrator. The address says which view and state are open. */
export function VerificationPage() {
  const [params, setParams] = useSearchParams()
  const named = params.get('view')
  const view = named === 'listings' || named === 'mentors' ? named : 'organizations'
  return (
    <AdminOnly>
      <Page title={adminTabMessages.views[view]} lead={text.leads[view]}>
        <AdminTabs view={view} />
        {view === 'organizations' && (
          <OrganizationQueue
            status={statusOf(params.get('status'))}
            onStatus={(status) =>
              setParams(status === 'PENDING' ? {} : { status: status.toLowerCase() }, {
                replace: true,
              })
            }
          />
        )}
        {view === 'listings' && (
          <LazyPart failed={<PartFailed />}>
            <ListingDecisions />
          </LazyPart>
        )}
        {view === 'mentors' && (
          <LazyPart failed={<PartFailed />}>
            <MentorDecisions />
          </LazyPart>
        )}
      </Page>
    </AdminOnly>
  )
}
