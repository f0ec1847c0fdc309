import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { hasDraft } from '#lib/forms/form-draft.ts'
import { formatDateTime } from '#lib/format/format.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { PartFailed } from '#ui/part-failed.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast-store.ts'
import { profileMessages as text } from './profile-messages.ts'
import type { Row } from './profile-rows.tsx'
import type { Section } from './profile-sections.tsx'
import type { StudentRecord, StudentValues } from './student-values.ts'

// The profile is read more often than it is changed, and the fields weigh as much as a page.
const SectionForm = lazyPart(async () => (await import('./section-form.tsx')).SectionForm)

type ProfileSectionProps = {
  section: Section
  viewerId: string
  student: StudentRecord
  initial: StudentValues
  /** The field that an address asks for; null when it is in another section. */
  askedField: string | null
  /** The award that an address asks for its sake; null when there is none. */
  award: string | null
  /** The section that an address asks for closes. */
  onLeave: (how: 'saved' | 'cancelled') => void
}

/** A card of facts that opens as a form of its own, and says when it was saved. */
export function ProfileSection(props: ProfileSectionProps) {
  const { section, viewerId, student, initial, askedField, award, onLeave } = props
  const draftName = `profile-${section.id}`
  const [opened, setOpened] = useState<'by-draft' | 'by-button' | null>(() =>
    hasDraft(viewerId, draftName) ? 'by-draft' : null,
  )
  const [savedAt, setSavedAt] = useState<string | null>(null)
  const isOpen = opened !== null || askedField !== null
  // What was kept opens its section, and leaves the focus where it is.
  const firstField = opened === 'by-button' ? (section.names[0] ?? null) : null
  const editButton = useFocusAfterClosing(isOpen)
  const title = text.cards[section.id]
  const open = () => setOpened('by-button')
  const leave = (how: 'saved' | 'cancelled') => {
    setOpened(null)
    if (askedField !== null) onLeave(how)
  }
  const saved = () => {
    setSavedAt(new Date().toISOString())
    leave('saved')
  }
  const cancel = (keepTyped: (() => void) | null) => {
    leave('cancelled')
    if (keepTyped) offerToBringBack(keepTyped, open)
  }
  return (
    <Card>
      <section aria-label={title} className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-xl">{title}</h2>
          {!isOpen && (
            <Button ref={editButton} onClick={open} aria-label={text.editSection(title)}>
              {text.edit}
            </Button>
          )}
        </div>
        <SavedAt instant={isOpen ? null : savedAt} />
        {isOpen ? (
          <OpenForm
            {...{ section, viewerId, draftName, initial, award }}
            focusField={askedField ?? firstField}
            onSaved={saved}
            onCancel={cancel}
          />
        ) : (
          <Facts rows={section.rows(student)} />
        )}
      </section>
    </Card>
  )
}

function OpenForm(props: ComponentProps<typeof SectionForm>) {
  return (
    <LazyPart fallback={<Skeleton className="h-56" />} failed={<PartFailed />}>
      <SectionForm {...props} />
    </LazyPart>
  )
}

function SavedAt({ instant }: { instant: string | null }) {
  return (
    <p role="status" className="text-sm text-muted empty:hidden">
      {instant && text.savedAt(formatDateTime(instant))}
    </p>
  )
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
  toast.success({ title: text.discarded, action, topic: 'profile' })
}

function Facts({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="flex flex-col gap-3">
      {rows.map(([label, value]) => (
        <div key={label} className="grid grid-cols-1 gap-x-4 sm:grid-cols-2">
          <dt className="text-muted">{label}</dt>
          <dd className="tabular min-w-0 font-semibold">
            {value ?? <span className="font-normal text-muted">{text.notProvided}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
