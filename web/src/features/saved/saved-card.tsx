import { ExternalLink, Trash2 } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { formatDayOf } from '#lib/format/format.ts'
import { LinkButton } from '#page/links.tsx'
import { ApplicationLink } from '#entities/application/application-link.tsx'
import { applyUrl } from '#entities/scholarship/apply-url.ts'
import { isOpen, standingInWords } from '#entities/scholarship/listing-standing.ts'
import { cardStyle } from '#ui/card-style.ts'
import { Button } from '#ui/button.tsx'
import { buttonStyle } from '#ui/button-style.ts'
import { SelectField } from '#ui/select-field.tsx'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { SavedCard_SavedScholarshipFragment } from '#gql/graphql'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { Monogram } from '#ui/monogram.tsx'
import { Notice } from '#ui/notice.tsx'
import { paths } from '#paths'
import { NotesText } from './notes-text.tsx'
import { savedMessages as text, statusOptions, warnings } from './saved-messages.ts'
import { StatusBadge } from './status-badge.tsx'
import { useSavedChanges } from './use-saved-changes.ts'

// Most people only read notes.
const NotesEditor = lazyPart(async () => (await import('./notes-editor.tsx')).NotesEditor)

const savedCardFragment = graphql(`
  fragment SavedCard_SavedScholarship on SavedScholarship {
    id
    applicationStatus
    notes
    createdAt
    updatedAt
    scholarship {
      id
      slug
      title
      provider
      status
      amountLabel
      applicationUrl
      sourceUrl
      sourceUrlKind
      closedReason
      application {
        id
        state
      }
    }
  }
`)

type Props = {
  saved: FragmentType<typeof savedCardFragment>
  /** The scholarship's deadline and eligibility, shown by another area. */
  children: ReactNode
  onRemoved: () => void
}

/** One saved scholarship: its facts, the student's progress and notes. */
export function SavedCard({ saved, children, onRemoved }: Props) {
  const record = readFragment(savedCardFragment, saved)
  const { applicationStatus, scholarship, createdAt } = record
  const notes = record.notes ?? null
  const id = useId()
  const change = { ...record, notes, scholarshipId: scholarship.id }
  const { update, remove } = useSavedChanges(change)
  const plainNotes = <PlainNotes notes={notes} />
  async function handleRemove() {
    if (await remove()) onRemoved()
  }
  return (
    <article
      aria-labelledby={`${id}-title`}
      className={cardStyle('p-card', 'flex flex-col gap-4')}
    >
      <CardHead titleId={`${id}-title`} scholarship={scholarship}>
        {!scholarship.application && <StatusBadge status={applicationStatus} />}
      </CardHead>
      <div className="flex flex-col gap-2">
        <FactsOrWarning scholarship={scholarship}>{children}</FactsOrWarning>
        <p className="text-sm text-muted">{text.saved(formatDayOf(createdAt))}</p>
      </div>
      {/* When there is an application, the status follows from it. */}
      {scholarship.application ? (
        <ApplicationLink application={scholarship.application} />
      ) : (
        <div className="max-w-60">
          <SelectField
            label={text.status}
            name="applicationStatus"
            isOptional="unsaid"
            options={statusOptions}
            value={applicationStatus}
            onChange={(next) => next !== '' && void update({ applicationStatus: next })}
          />
        </div>
      )}
      <LazyPart fallback={plainNotes} failed={plainNotes}>
        <NotesEditor
          savedId={record.id}
          title={scholarship.title}
          notes={notes}
          onSave={(next) => update({ notes: next })}
        />
      </LazyPart>
      <CardActions scholarship={scholarship} onRemove={() => void handleRemove()} />
    </article>
  )
}

type Scholarship = SavedCard_SavedScholarshipFragment['scholarship']

type CardHeadProps = { titleId: string; scholarship: Scholarship; children: ReactNode }

function CardHead({ titleId, scholarship, children }: CardHeadProps) {
  const { title, provider } = scholarship
  return (
    <div className="flex items-start gap-3">
      <Monogram name={provider} />
      <div className="min-w-0">
        <h2 id={titleId} className="text-lg break-words">
          {title}
        </h2>
        <p className="text-muted">{provider}</p>
      </div>
      <div className="ms-auto shrink-0">{children}</div>
    </div>
  )
}

function warningOf({ closedReason }: Scholarship): string | undefined {
  return closedReason ? warnings[closedReason] : undefined
}

type FactsOrWarningProps = { scholarship: Scholarship; children: ReactNode }

/** A closed listing has nothing that invites people to it, and one that may be a scam shows no facts. */
function FactsOrWarning({ scholarship, children }: FactsOrWarningProps) {
  const warning = warningOf(scholarship)
  if (warning) return <Notice tone="warn">{warning}</Notice>
  return (
    <>
      <p className="tabular font-semibold">{scholarship.amountLabel}</p>
      {isOpen(scholarship) ? children : <p>{standingInWords(scholarship)}</p>}
    </>
  )
}

type CardActionsProps = { scholarship: Scholarship; onRemove: () => void }

function CardActions({ scholarship, onRemove }: CardActionsProps) {
  const { slug, title } = scholarship
  return (
    <div className="flex flex-wrap gap-2">
      {!warningOf(scholarship) && (
        <LinkButton
          to={paths.scholarship(slug)}
          aria-label={`${text.viewDetails}: ${title}`}
        >
          {text.viewDetails}
        </LinkButton>
      )}
      {isOpen(scholarship) && <ApplyLink {...scholarship} />}
      <Button
        kind="quiet"
        className="-mx-2"
        aria-label={text.removeOf(title)}
        onClick={onRemove}
      >
        <Trash2 aria-hidden="true" size={20} className="max-sm:hidden" />
        {text.remove}
      </Button>
    </div>
  )
}

function ApplyLink({ title, ...urls }: Scholarship) {
  const url = applyUrl(urls)
  if (!url) return null
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${text.apply}: ${title} ${text.newTab}`}
      className={buttonStyle('secondary', 'normal')}
    >
      {text.apply}
      <ExternalLink aria-hidden="true" size={16} />
    </a>
  )
}

/** As tall as with the button that opens the editor, so that nothing moves when the button comes. */
function PlainNotes({ notes }: { notes: string | null }) {
  return (
    <div className={notes ? 'pb-11' : ''}>
      <NotesText notes={notes} />
    </div>
  )
}
