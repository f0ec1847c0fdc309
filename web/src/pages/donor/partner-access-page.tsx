import { partnerAccessMessages as text } from '#features/partner-access/partner-access-messages.ts'
import { useViewer } from '#lib/session/session.ts'
import { LinkButton } from '#page/links.tsx'
import { Page } from '#page/page.tsx'
import { paths } from '#paths'
import { workspacePaths } from '#workspace-paths'
import { EmptyState } from '#ui/empty-state.tsx'
import { OrganizationSystems } from './organization-systems.tsx'

/** /partner-access for owners of an organization. */
export function PartnerAccessPage() {
  const owned = (useViewer()?.memberships ?? []).filter(({ role }) => role === 'OWNER')
  return (
    <Page
      title={text.title}
      lead={text.lead}
      actions={
        <div className="flex flex-wrap gap-3">
          <LinkButton to={workspacePaths.developers()}>{text.guide}</LinkButton>
          <LinkButton to={paths.home()}>{text.home}</LinkButton>
        </div>
      }
    >
      {owned.length === 0 && (
        <EmptyState illustration="chart" title={text.none}>
          {text.noneText}
        </EmptyState>
      )}
      <div className="in-turn flex flex-col gap-8 empty:hidden">
        {owned.map(({ organization: { id, name } }) => (
          <div key={id} className="in-turn flex flex-col gap-8">
            <h2 className="text-xl break-words">{name}</h2>
            <OrganizationSystems organizationId={id} />
          </div>
        ))}
      </div>
    </Page>
  )
}
