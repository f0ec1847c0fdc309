import { useEffect, useRef, useState, type ReactNode } from 'react'
import { hasDraft } from '#lib/forms/form-draft.ts'
import { formatDateTime } from '#lib/format/format.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { toast } from '#ui/toast-store.ts'

const text = {
  edit: 'Edit',
  editSection: (title: string) => `Edit: ${title}`,
  saved: (what: string | null, time: string) =>
    what ? `Saved ${time}: ${what}` : `Saved ${time}`,
  notProvided: (labels: readonly string[]) => `Not provided: ${labels.join(' · ')}`,
  discarded: 'Changes discarded',
  bringBack: 'Bring them back',
} as const

/** What a section shows of a record: a label and what was told, null for nothing. */
export type Row = [label: string, value: ReactNode]

/** What the form of an open section is given. */
export type SectionFormPart = {
  /** Opened by its button, so that its first field takes the focus. */
  isOpenedByButton: boolean
  /** `what` was saved, where the section's title does not say it. */
  onSaved: (what?: string) => void
  /** `keepTyped` keeps what was typed for the form's next opening; null when nothing was. */
  onCancel: (keepTyped: (() => void) | null) => void
}

type EditableSectionProps = {
  title: string
  /** Below the title, whether the form is open or not. */
  lead?: ReactNode
  rows: readonly Row[]
  /** The account, and the name under which what is typed is kept until it is saved. */
  viewerId: string
  draftName: string
  /** Open from the start, without taking the focus. */
  isOpenAtFirst?: boolean
  /** An address asks for it: open until it is left. */
  isAsked?: boolean
  onLeave?: (how: 'saved' | 'cancelled') => void
  renderForm: (part: SectionFormPart) => ReactNode
}

/** A card of facts that opens as a form of its own, and says when it was saved. */
export function EditableSection(props: EditableSectionProps) {
  const { title, lead, rows, isAsked = false, renderForm } = props
  const { isOpen, isOpenedByButton, saved, open, onSaved, onCancel } = useOpening(props)
  const editButton = useFocusAfterClosing(isOpen || isAsked)
  return (
    <Card>
      <section aria-label={title} className="flex flex-col gap-4">
        <div className="flex items-start justify-between gap-3">
          {/* Its first line stands beside the word of the button. */}
          <h2 className="min-w-0 py-1.5 text-xl break-words">{title}</h2>
          {!isOpen && !isAsked && (
            <Button ref={editButton} onClick={open} aria-label={text.editSection(title)}>
              {text.edit}
            </Button>
          )}
        </div>
        {lead}
        <p role="status" className="text-sm text-muted empty:hidden">
          {!isOpen && !isAsked && saved}
        </p>
        {isOpen || isAsked ? (
          renderForm({ isOpenedByButton, onSaved, onCancel })
        ) : (
          <Facts rows={rows} />
        )}
      </section>
    </Card>
  )
}

function useOpening(props: EditableSectionProps) {
  const { viewerId, draftName, isOpenAtFirst, isAsked, onLeave } = props
  // What was kept opens its section, and leaves the focus where it is.
  const [opened, setOpened] = useState<'by-itself' | 'by-button' | null>(() =>
    isOpenAtFirst || hasDraft(viewerId, draftName) ? 'by-itself' : null,
  )
  const [saved, setSaved] = useState<string | null>(null)
  const open = () => setOpened('by-button')
  const leave = (how: 'saved' | 'cancelled') => {
    setOpened(null)
    if (isAsked) onLeave?.(how)
  }
  return {
    isOpen: opened !== null,
    isOpenedByButton: opened === 'by-button',
    saved,
    open,
    onSaved: (what?: string) => {
      setSaved(text.saved(what ?? null, formatDateTime(new Date().toISOString())))
      leave('saved')
    },
    onCancel: (keepTyped: (() => void) | null) => {
      leave('cancelled')
      if (keepTyped) offerToBringBack(keepTyped, open)
    },
  }
}

/** By keyboard, who closed the form goes on where it was opened. */
function useFocusAfterClosing(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return button
}

function offerToBringBack(keepTyped: () => void, open: () => void): void {
  const onPress = () => {
    keepTyped()
    open()
  }
  const action = { label: text.bringBack, onPress }
  toast.success({ title: text.discarded, action, topic: 'section' })
}

/** What was told, each beside its label; then, in a line, what was not. */
function Facts({ rows }: { rows: readonly Row[] }) {
  const told = rows.filter(([, value]) => value != null)
  const missing = rows.filter(([, value]) => value == null)
  return (
    <>
      {told.length > 0 && (
        <dl className="flex flex-col gap-3">
          {told.map(([label, value]) => (
            <div key={label} className="grid grid-cols-1 gap-x-4 sm:grid-cols-2">
              <dt className="text-muted">{label}</dt>
              <dd className="tabular min-w-0 font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {missing.length > 0 && (
        <p className="text-sm text-muted">
          {text.notProvided(missing.map(([label]) => label))}
        </p>
      )}
    </>
  )
}
