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

/** One fact that a section shows of a record: a label and what was stated, null for nothing. */
export type Row = [label: string, value: ReactNode]

/** What an open section gives to its form. */
export type SectionFormPart = {
  /** The section was opened by its button, so the form's first field takes the focus. */
  isOpenedByButton: boolean
  /** `what` names what was saved, where the section's title does not say it. */
  onSaved: (what?: string) => void
  /** `keepTyped` keeps typed values for the form's next opening; null when nothing was typed. */
  onCancel: (keepTyped: (() => void) | null) => void
}

type EditableSectionProps = {
  title: string
  /** Shown below the title, whether the form is open or not. */
  lead?: ReactNode
  rows: readonly Row[]
  /** The account and the name under which typed values are kept until they are saved. */
  viewerId: string
  draftName: string
  /** Open from the start, without taking the focus. */
  isOpenAtFirst?: boolean
  /** The address asks for this section: it is open until the person leaves it. */
  isAsked?: boolean
  onLeave?: (how: 'saved' | 'cancelled') => void
  renderForm: (part: SectionFormPart) => ReactNode
}

/** A card of facts that opens as a form of its own and says when it was saved. */
export function EditableSection(props: EditableSectionProps) {
  const { title, lead, rows, isAsked = false, renderForm } = props
  const { isOpen, isOpenedByButton, saved, open, onSaved, onCancel } = useOpening(props)
  const editButton = useFocusAfterClosing(isOpen || isAsked)
  return (
    <Card>
      <section aria-label={title} className="flex flex-col gap-4">
        <div className="flex items-start justify-between gap-3">
          {/* The title's first line is level with the button's label. */}
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
  // A kept draft opens its section and leaves the focus where it is.
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

/** Returns the focus to the edit button when the form closes, so that people go on by keyboard where they opened it. */
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

/** The stated facts, each beside its label; then, in one line, those that are missing. */
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
