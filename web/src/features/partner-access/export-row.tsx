import type { ExportRow_PartnerExportFragment } from '#gql/graphql'
import { formatDateTime, formatDayOf } from '#lib/format/format.ts'
import { Card } from '#ui/card.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { exportMessages as text } from './export-messages.ts'

type File = ExportRow_PartnerExportFragment

/** One file: its content, its progress, and where to download it. */
export function ExportRow({ file }: { file: File }) {
  const name = text.name[file.kind][file.format]
  const times = [
    text.startedAt(formatDateTime(file.startedAt)),
    ...(file.state === 'COMPLETED' ? [text.keptUntil(formatDayOf(file.expiresAt))] : []),
  ]
  return (
    <Card className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h4 className="font-semibold break-words">{name}</h4>
          <p className="text-sm text-muted">{times.join(' · ')}</p>
        </div>
        {file.download && (
          <a
            href={file.download.path}
            download
            className="inline-flex min-h-11 items-center text-sea underline underline-offset-2 hover:text-sea-strong"
          >
            {text.download}
            <span className="sr-only"> {name}</span>
          </a>
        )}
      </div>
      <State file={file} name={name} />
    </Card>
  )
}

function State({ file: { state, done, total }, name }: { file: File; name: string }) {
  if (state === 'FAILED') return <p role="status">{text.broke}</p>
  if (state === 'REMOVED') return <p>{text.removed}</p>
  if (state === 'COMPLETED') return <p className="tabular text-sm">{text.records(done)}</p>
  const words = text.progress(done, total)
  const percent = total === 0 ? 0 : Math.round((100 * done) / total)
  return (
    <div className="flex flex-col gap-1">
      <ProgressBar label={name} percent={percent} words={words} />
      <p role="status" className="tabular text-sm">
        {words}
      </p>
    </div>
  )
}
