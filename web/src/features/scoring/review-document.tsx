import { formatBytes } from '#entities/document/format-bytes.ts'
import type { Scoring_ReviewApplicationFragment } from '#gql/graphql'
import { scoringMessages as text } from './scoring-messages.ts'

type Document = Scoring_ReviewApplicationFragment['documents'][number]

/** One file: a link when the reader may have it, else its name and the reason. */
export function ReviewDocument({ document }: { document: Document }) {
  const { name, size, downloadPath } = document
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 py-1">
      {downloadPath ? (
        <a
          href={downloadPath}
          download
          className="inline-flex min-h-11 items-center text-sea underline underline-offset-2 hover:text-sea-strong"
        >
          {text.download(name)}
        </a>
      ) : (
        <span className="py-2">
          {name} <span className="text-sm text-muted">{text.notReadable}</span>
        </span>
      )}
      <span className="tabular text-sm text-muted">{formatBytes(size)}</span>
    </div>
  )
}
