import type { ReactNode } from 'react'
import { LinkButton } from '#page/links.tsx'
import { Card } from '#ui/card.tsx'
import { workspacePaths } from '#workspace-paths'
import { ProgramExports } from './program-exports.tsx'
import { universityMessages as text } from './university-messages.ts'

type Props = { organizationId: string; mayEdit: boolean; mayManage: boolean }

/** Imports and exports of files. */
export function DataView({ organizationId: organization, mayEdit, mayManage }: Props) {
  return (
    <div className="flex flex-col gap-8">
      {mayEdit ? (
        <>
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            <Way title={text.importTitle} words={text.importText}>
              <LinkButton to={workspacePaths.importScholarships({ organization })}>
                {text.import}
              </LinkButton>
            </Way>
            {mayManage && (
              <Way title={text.filesTitle} words={text.filesText}>
                <LinkButton
                  to={workspacePaths.universityDashboard({ organization, view: 'systems' })}
                >
                  {text.toFiles}
                </LinkButton>
              </Way>
            )}
            <Way title={text.ledgersTitle} words={text.ledgersText}>
              <LinkButton to={workspacePaths.funds()}>{text.toFunds}</LinkButton>
            </Way>
          </div>
          <ProgramExports organizationId={organization} />
        </>
      ) : (
        <p className="text-muted">{text.exportNotYours}</p>
      )}
    </div>
  )
}

function Way(props: { title: string; words: string; children: ReactNode }) {
  return (
    <Card className="flex flex-col items-start gap-3">
      <h2 className="text-xl">{props.title}</h2>
      <p className="grow">{props.words}</p>
      {props.children}
    </Card>
  )
}
