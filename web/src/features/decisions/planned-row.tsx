import { CircleAlert } from 'lucide-react'
import { stateLabels } from '#entities/application/state-labels.ts'
import { graphql } from '#gql'
import type { PlannedRow_PlannedDecisionFragment } from '#gql/graphql'
import { cardStyle } from '#ui/card-style.ts'
import { Button } from '#ui/button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { decisionMessages as text } from './decision-messages.ts'

export const plannedFragment = graphql(`
  fragment PlannedRow_PlannedDecision on PlannedDecision {
    applicationId
    applicationNumber
    applicantName
    from
    to
    message
    subject
    text
    problem
    isApplying
  }
`)

type Props = {
  row: PlannedRow_PlannedDecisionFragment
  /** The application whose decision is being undone. */
  undoing: string | null
  onUndo: (applicationId: string) => void
}

/** One decision that nobody knows of yet, with the mail that it would send. */
export function PlannedRow({ row, undoing, onUndo }: Props) {
  const name = text.of(row.applicationNumber, row.applicantName)
  return (
    <article className="flex flex-col gap-1 py-3">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="min-w-0 text-base break-words">{name}</h3>
        <p className="me-auto">{text.fromTo(stateLabels[row.from], stateLabels[row.to])}</p>
        {!row.isApplying && (
          <Button
            kind="quiet"
            isBusy={undoing === row.applicationId}
            aria-label={text.undoOf(name)}
            onClick={() => onUndo(row.applicationId)}
          >
            {text.undo}
          </Button>
        )}
      </div>
      {row.problem && (
        <p className="flex items-start gap-2 text-bad">
          <CircleAlert aria-hidden="true" size={20} className="mt-0.5 shrink-0" />
          <span>
            <span className="font-semibold">{text.problem}</span> {row.problem}
          </span>
        </p>
      )}
      <Disclosure summary={text.preview}>
        <div className={cardStyle('p-inset', 'max-w-prose')}>
          <p className="font-semibold break-words">{row.subject}</p>
          <p className="mt-2 break-words whitespace-pre-line">{row.text}</p>
        </div>
        {row.message && (
          <p className="mt-3 max-w-prose break-words whitespace-pre-line">
            <span className="font-semibold">{text.onPage}</span> {row.message}
          </p>
        )}
      </Disclosure>
    </article>
  )
}
