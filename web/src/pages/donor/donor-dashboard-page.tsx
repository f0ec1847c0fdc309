import { useSearchParams } from 'react-router'
import { dashboardMessages as text } from '#features/donor-dashboard/dashboard-messages.ts'
import { useViewer } from '#lib/session/session.ts'
import { LinkButton } from '#page/links.tsx'
import { Page } from '#page/page.tsx'
import { paths } from '#paths'
import { EmptyState } from '#ui/empty-state.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { PartFailed } from '#ui/part-failed.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

const OrganizationDashboard = lazyPart(
  async () => (await import('./organization-dashboard.tsx')).OrganizationDashboard,
)

/** /donor-dashboard: the figures of the organization in the address, otherwise of the first one. */
export function DonorDashboardPage() {
  const viewer = useViewer()
  const [address, setAddress] = useSearchParams()
  if (!viewer) return null
  const readable = (viewer.memberships ?? []).filter(({ role }) => role !== 'REVIEWER')
  const wanted = address.get('organization')
  const membership =
    readable.find(({ organization }) => organization.id === wanted) ?? readable[0]
  if (!membership)
    return (
      <Page title={text.title}>
        <EmptyState
          illustration="chart"
          title={text.noOrganization}
          action={<LinkButton to={paths.home()}>{text.home}</LinkButton>}
        >
          {text.noOrganizationText}
        </EmptyState>
      </Page>
    )
  const { organization } = membership
  return (
    <Page title={text.title} lead={text.leadOf(organization.name)}>
      {readable.length > 1 && (
        <div className="max-w-form">
          <SelectField
            name="organization"
            label={text.organization}
            value={organization.id}
            options={readable.map(({ organization: { id, name } }) => ({
              value: id,
              label: name,
            }))}
            onChange={(id) => setAddress({ organization: id })}
          />
        </div>
      )}
      <LazyPart failed={<PartFailed />} fallback={<Skeleton className="h-96" />}>
        <OrganizationDashboard
          key={organization.id}
          viewer={viewer}
          membership={membership}
        />
      </LazyPart>
    </Page>
  )
}
