import { useSearchParams } from 'react-router'
import { AdminTabs } from '#features/admin/admin-tabs.tsx'
import { CaseQueue } from '#features/moderation/case-queue.tsx'
import { moderationMessages as text } from '#features/moderation/moderation-messages.ts'
import { ModeratorOnly } from '#features/moderation/moderator-only.tsx'
import { Page } from '#page/page.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'

const ReportedReviews = lazyPart(
  async () => (await import('#features/mentors/reported-reviews.tsx')).ReportedReviews,
)

/** What people reported, and what was decided. The address says which of the two is open. */
export function ReportsPage() {
  const [params, setParams] = useSearchParams()
  const status = params.get('status') === 'resolved' ? 'RESOLVED' : 'OPEN'
  return (
    <ModeratorOnly>
      <Page title={text.reportsTitle} lead={text.reportsLead}>
        <AdminTabs view="reports" />
        <div className="in-order flex flex-col gap-8">
          <CaseQueue
            status={status}
            onStatus={(next) =>
              setParams(next === 'OPEN' ? {} : { status: 'resolved' }, { replace: true })
            }
          />
          <LazyPart>
            <ReportedReviews />
          </LazyPart>
        </div>
      </Page>
    </ModeratorOnly>
  )
}
