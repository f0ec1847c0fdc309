import { useSearchParams } from 'react-router'
import { AdminTabs } from '#features/admin/admin-tabs.tsx'
import { adminMessages as text, type AdminView } from '#features/admin/admin-messages.ts'
import { ListingQueue } from '#features/admin/listing-queue.tsx'
import { OrganizationQueue, statusOf } from '#features/admin/organization-queue.tsx'
import { RoleFinder } from '#features/admin/role-finder.tsx'
import { LinkButton } from '#lib/links.tsx'
import { Page } from '#lib/page.tsx'
import { useViewer } from '#lib/session.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { paths } from '#paths'

/** What waits for an administrator. The open part and state stand in the address. */
export function VerificationPage() {
  const isAdmin = useViewer()?.roles?.includes('ADMIN')
  const [params, setParams] = useSearchParams()
  if (!isAdmin) return <Refusal />
  const named = params.get('view')
  const view: AdminView =
    named === 'listings' || named === 'roles' ? named : 'organizations'
  return (
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
      {view === 'listings' && <ListingQueue />}
      {view === 'roles' && <RoleFinder />}
    </Page>
  )
}

function Refusal() {
  return (
    <Page title={text.forbidden} width="prose">
      <EmptyState
        title={text.forbidden}
        action={<LinkButton to={paths.home()}>{text.home}</LinkButton>}
      >
        {text.forbiddenText}
      </EmptyState>
    </Page>
  )
}
