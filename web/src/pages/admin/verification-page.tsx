import { useSearchParams } from 'react-router'
import { AdminTabs } from '#features/admin/admin-tabs.tsx'
import { adminMessages as text, type AdminView } from '#features/admin/admin-messages.ts'
import { ListingQueue } from '#features/admin/listing-queue.tsx'
import { OrganizationQueue, statusOf } from '#features/admin/organization-queue.tsx'
import { SuggestionQueue } from '#features/admin/suggestion-queue.tsx'
import { Page } from '#page/page.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { AdminOnly } from './admin-only.tsx'

const MentorDecisions = lazyPart(
  async () => (await import('./mentor-decisions.tsx')).MentorDecisions,
)

/** What waits for an administrator. The open part and state stand in the address. */
export function VerificationPage() {
  const [params, setParams] = useSearchParams()
  const named = params.get('view')
  const view: AdminView =
    named === 'listings' || named === 'mentors' ? named : 'organizations'
  return (
    <AdminOnly>
      <Page title={text.title} lead={text.lead}>
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
          <>
            <SuggestionQueue />
            <ListingQueue />
          </>
        )}
        {view === 'mentors' && (
          <LazyPart>
            <MentorDecisions />
          </LazyPart>
        )}
      </Page>
    </AdminOnly>
  )
}
