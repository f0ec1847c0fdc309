import { LinkButton } from '#page/links.tsx'
import { Card } from '#ui/card.tsx'
import { workspacePaths } from '#workspace-paths'
import { universityMessages as text } from './university-messages.ts'

/** The ways in and out for files. */
export function DataView(props: { organizationId: string; mayEdit: boolean }) {
  const { organizationId: organization, mayEdit } = props
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {mayEdit && (
        <Card className="flex flex-col items-start gap-3">
          <h2 className="text-xl">{text.importTitle}</h2>
          <p className="grow">{text.importText}</p>
          <LinkButton to={workspacePaths.importScholarships({ organization })}>
            {text.import}
          </LinkButton>
        </Card>
      )}
      <Card className="flex flex-col items-start gap-3">
        <h2 className="text-xl">{text.exportTitle}</h2>
        <p className="grow">{text.exportText}</p>
        {mayEdit && <LinkButton to={workspacePaths.funds()}>{text.toFunds}</LinkButton>}
      </Card>
    </div>
  )
}
