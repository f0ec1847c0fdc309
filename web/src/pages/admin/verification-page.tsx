import { useSearchParams } from 'react-router'
import { adminMessages as text } from '#features/admin/admin-messages.ts'
import { ListingQueue } from '#features/admin/listing-queue.tsx'
import { OrganizationQueue, statusOf } from '#features/admin/organization-queue.tsx'
import { RoleFinder } from '#features/admin/role-finder.tsx'
import { LinkButton } from '#lib/links.tsx'
import { Page } from '#lib/page.tsx'
import { useViewer } from '#lib/session.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { paths } from '#paths'

const views = ['organizations', 'listings', 'roles'] as const
type View = (typeof views)[number]

/** What waits for an administrator. The open tab and state stand in the address. */
export function VerificationPage() {
  const isAdmin = useViewer()?.roles?.includes('ADMIN')
  const [params, setParams] = useSearchParams()
  if (!isAdmin) return <Refusal />
  const view = views.find((name) => name === params.get('view')) ?? 'organizations'
  const open = (next: Record<string, string>) => setParams(next, { replace: true })
  return (
    <Page title={text.title} lead={text.lead}>
      <Tabs<View>
        label={text.tabs}
        value={view}
        onChange={(next) => open(next === 'organizations' ? {} : { view: next })}
        tabs={[
          {
            value: 'organizations',
            label: text.organizations,
            content: (
              <OrganizationQueue
                status={statusOf(params.get('status'))}
                onStatus={(status) =>
                  open(status === 'PENDING' ? {} : { status: status.toLowerCase() })
                }
              />
            ),
          },
          { value: 'listings', label: text.listings, content: <ListingQueue /> },
          { value: 'roles', label: text.roles, content: <RoleFinder /> },
        ]}
      />
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
