import {
  CircleCheck,
  Clock,
  Download,
  FileText,
  Image,
  Pencil,
  ShieldAlert,
  Trash2,
} from 'lucide-react'
import { useId, useState } from 'react'
import { kindLabels, scanLabels } from '#entities/document/document-messages.ts'
import { formatBytes } from '#entities/document/format-bytes.ts'
import { formatDayOf } from '#lib/format/format.ts'
import { cardStyle } from '#ui/card-style.ts'
import { Badge, type Tone } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { buttonStyle } from '#ui/button-style.ts'
import { formatNumber } from '#ui/format-number.ts'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { DocumentCard_DocumentFragment, DocumentScanState } from '#gql/graphql'
import { documentPageMessages as text } from './document-page-messages.ts'
import { EditDocumentDialog } from './edit-document-dialog.tsx'
import type { RemovedDocument } from './remove-document-dialog.tsx'

const documentCardFragment = graphql(`
  fragment DocumentCard_Document on Document {
    id
    name
    kind
    contentType
    bytes
    scanState
    contentPath
    usedIn
    createdAt
  }
`)

type Props = {
  document: FragmentType<typeof documentCardFragment>
  /** Asks to delete it; the question outlives the card, so the parent shows it. */
  onRemove: (document: RemovedDocument) => void
}

/** One document: what it is, what was found in it, what can be done with it. */
export function DocumentCard({ document, onRemove }: Props) {
  const shown = readFragment(documentCardFragment, document)
  const { name, kind, bytes, contentType, scanState, usedIn, createdAt } = shown
  const id = useId()
  const Icon = contentType.startsWith('image/') ? Image : FileText
  return (
    <article
      aria-labelledby={`${id}-name`}
      className={cardStyle('p-card', 'flex flex-col gap-4')}
    >
      <div className="flex items-start gap-3">
        <Icon aria-hidden="true" size={24} className="mt-0.5 shrink-0 text-muted" />
        <div className="flex min-w-0 flex-col gap-2">
          <h2 id={`${id}-name`} className="text-lg break-words">
            {name}
          </h2>
          <div className="flex flex-wrap gap-2">
            <Badge>{kindLabels[kind]}</Badge>
            <ScanBadge state={scanState} />
          </div>
          <p className="tabular text-sm text-muted">
            {[
              formatBytes(bytes),
              text.addedOn(formatDayOf(createdAt)),
              usedIn === 0 ? text.unused : text.usedIn(formatNumber(usedIn), usedIn === 1),
            ].join(' · ')}
          </p>
          {scanState === 'INFECTED' && <p className="max-w-prose">{text.infected}</p>}
        </div>
      </div>
      <DocumentActions document={shown} onRemove={onRemove} />
    </article>
  )
}

const scanTones: Record<DocumentScanState, Tone> = {
  NOT_SCANNED: 'neutral',
  PENDING: 'warn',
  CLEAN: 'good',
  INFECTED: 'bad',
  FAILED: 'warn',
}

const scanIcons = {
  PENDING: Clock,
  CLEAN: CircleCheck,
  INFECTED: ShieldAlert,
  FAILED: Clock,
}

function ScanBadge({ state }: { state: DocumentScanState }) {
  const Icon = state === 'NOT_SCANNED' ? null : scanIcons[state]
  return (
    <Badge tone={scanTones[state]} icon={Icon && <Icon aria-hidden="true" size={16} />}>
      {scanLabels[state]}
    </Badge>
  )
}

type ActionsProps = {
  document: DocumentCard_DocumentFragment
  onRemove: Props['onRemove']
}

function DocumentActions({ document, onRemove }: ActionsProps) {
  const { name, contentPath } = document
  const [isEditing, setIsEditing] = useState(false)
  return (
    <div className="flex flex-wrap gap-3">
      {contentPath && (
        <a
          href={contentPath}
          download
          aria-label={text.downloadNamed(name)}
          className={buttonStyle('secondary', 'normal')}
        >
          <Download aria-hidden="true" size={20} />
          {text.download}
        </a>
      )}
      <Button aria-label={text.editNamed(name)} onClick={() => setIsEditing(true)}>
        <Pencil aria-hidden="true" size={20} />
        {text.edit}
      </Button>
      <Button
        kind="danger"
        aria-label={text.removeNamed(name)}
        onClick={() => onRemove(document)}
      >
        <Trash2 aria-hidden="true" size={20} />
        {text.remove}
      </Button>
      <EditDocumentDialog
        document={document}
        isOpen={isEditing}
        onClose={() => setIsEditing(false)}
      />
    </div>
  )
}
