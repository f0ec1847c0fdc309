import { useState } from 'react'
import type { ImportFacts_ListingImportFragment as ImportFacts } from '#gql/graphql'
import { formatDayOf } from '#lib/format/format.ts'
import { focusHeading } from '#lib/browser/focus-heading.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { formatNumber } from '#ui/format-number.ts'
import { importMessages as text } from './import-messages.ts'
import { useImportSteps } from './use-import-steps.ts'

type ImportSummaryProps = {
  listingImport: ImportFacts
  /** Why nothing can be published now; null when it can. */
  publishObstacle: string | null
}

/** How many rows have each effect, and the next step. */
export function ImportSummary({ listingImport: one, publishObstacle }: ImportSummaryProps) {
  return (
    <Card className="flex flex-col gap-5">
      <p role="status" className="text-lg font-semibold">
        {text.statuses[one.status]}
      </p>
      {one.status !== 'READING' && <Figures one={one} />}
      {one.ignoredColumns.length > 0 && (
        <p className="max-w-prose text-muted">
          {text.ignored(one.ignoredColumns.join(', '))}
        </p>
      )}
      <NextStep one={one} publishObstacle={publishObstacle} />
    </Card>
  )
}

function Figures({ one }: { one: ImportFacts }) {
  const figures = [
    [text.figures.new, one.newCount],
    [text.figures.changed, one.changedCount],
    [text.figures.unchanged, one.unchangedCount],
    [text.figures.errors, one.errorCount],
    [text.figures.draftOnly, one.draftOnlyCount],
  ] as const
  return (
    <dl className="grid grid-cols-2 gap-4 sm:grid-cols-5">
      {figures.map(([label, count]) => (
        <div key={label}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="tabular text-xl">{formatNumber(count)}</dd>
        </div>
      ))}
    </dl>
  )
}

type StepProps = { one: ImportFacts; publishObstacle: string | null }

function NextStep({ one, publishObstacle }: StepProps) {
  switch (one.status) {
    case 'READING':
      return <p className="max-w-prose">{text.stillReading}</p>
    case 'READY':
      return <Confirm one={one} publishObstacle={publishObstacle} />
    case 'APPLYING':
      return <p>{text.applying(one.waitingCount)}</p>
    case 'UNDOING':
      return <p>{text.undoing}</p>
    case 'APPLIED':
      return <Applied one={one} />
    case 'UNDONE':
      return (
        <>
          {one.undoneAt && <p>{text.undone(formatDayOf(one.undoneAt))}</p>}
          {one.keptCount > 0 && <Notice tone="warn">{text.kept(one.keptCount)}</Notice>}
        </>
      )
  }
}

function Confirm({ one, publishObstacle }: StepProps) {
  const [publishes, setPublishes] = useState(false)
  const { confirm, isConfirming } = useImportSteps(one.id)
  const count = one.newCount + one.changedCount
  if (count === 0) return <Notice>{text.nothingToSave}</Notice>
  return (
    <div className="flex flex-col gap-4">
      {one.errorCount > 0 && (
        <Notice tone="warn">{text.errorsLeftOut(one.errorCount)}</Notice>
      )}
      {publishObstacle === null ? (
        <Checkbox
          name="publish"
          label={text.publish}
          help={text.publishHelp}
          isChecked={publishes}
          onChange={setPublishes}
        />
      ) : (
        <p className="max-w-prose text-muted">{publishObstacle}</p>
      )}
      <Button
        kind="primary"
        className="self-start"
        isBusy={isConfirming}
        onClick={() => void confirm(publishes).then(() => focusHeading())}
      >
        {isConfirming ? text.confirming : text.confirm(count)}
      </Button>
    </div>
  )
}

function Applied({ one }: { one: ImportFacts }) {
  const [isAsking, setIsAsking] = useState(false)
  const { undo, isUndoing } = useImportSteps(one.id)
  async function takeBack() {
    const done = await undo()
    setIsAsking(false)
    if (done) focusHeading()
  }
  return (
    <div className="flex flex-col items-start gap-4">
      {one.appliedAt && <p>{text.applied(formatDayOf(one.appliedAt))}</p>}
      {one.refusedCount > 0 && (
        <Notice tone="warn">{text.refused(one.refusedCount)}</Notice>
      )}
      {one.undoableUntil && (
        <>
          <p className="text-muted">{text.undoUntil(formatDayOf(one.undoableUntil))}</p>
          <Button kind="danger" onClick={() => setIsAsking(true)}>
            {text.undo}
          </Button>
        </>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={text.undoTitle}
        confirm={isUndoing ? text.undoBusy : text.undo}
        cancel={text.cancel}
        isBusy={isUndoing}
        onConfirm={() => void takeBack()}
      >
        <p>{text.undoText}</p>
      </ConfirmDialog>
    </div>
  )
}
