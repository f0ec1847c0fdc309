import { universityMessages as text } from '#features/university-workspace/university-messages.ts'
import { LinkButton } from '#page/links.tsx'
import { workspacePaths } from '#workspace-paths'
import { OrganizationSystems } from './organization-systems.tsx'

/** The content of /partner-access for one university. */
export function UniversitySystems({ organizationId }: { organizationId: string }) {
  return (
    <section aria-labelledby="systems" className="flex flex-col gap-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="systems" className="text-xl">
            {text.view.systems}
          </h2>
          <p className="text-muted">{text.systemsLead}</p>
        </div>
        <LinkButton to={workspacePaths.developers()}>{text.guide}</LinkButton>
      </div>
      <OrganizationSystems organizationId={organizationId} />
    </section>
  )
}
