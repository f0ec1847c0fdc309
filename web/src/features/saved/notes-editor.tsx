import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useFormDraft } from '#lib/forms/form-draft.ts'
import { useViewer } from '#lib/session/session.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { NotesText } from './notes-text.tsx'
import { savedMessages as text } from './saved-messages.ts'

type Props = {
  savedId: string
  /** The scholarship's title, which tells one editor from another. */
  title: string
  notes: string | null
  /** Returns whether it worked; if not, the text stays in the editor. */
  onSave: (notes: string | null) => Promise<boolean>
}

/** Notes to read; "Edit notes", or "Add notes" where there are none, opens an editor with Save and Cancel. */
export function NotesEditor({ savedId, title, notes, onSave }: Props) {
  const { draft, isRestored, open, type, close } = useNotesDraft(savedId, notes ?? '')
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  const isOpen = draft !== null

  // Moves the focus into the editor, and back to the button that opened it.
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  if (isOpen)
    return (
      <NotesForm
        draft={draft}
        isRestored={isRestored}
        type={type}
        close={close}
        onSave={onSave}
      />
    )
  return (
    <div className={notes ? '' : 'flex flex-wrap items-center gap-x-4'}>
      <NotesText notes={notes} />
      <Button
        ref={opener}
        kind="quiet"
        isFlush
        aria-label={notes ? text.notesOf(title) : text.addNotesTo(title)}
        onClick={open}
      >
        <Pencil aria-hidden="true" size={16} />
        {notes ? text.editNotes : text.addNotes}
      </Button>
    </div>
  )
}

type NotesFormProps = Pick<Props, 'onSave'> &
  Pick<ReturnType<typeof useNotesDraft>, 'isRestored' | 'type' | 'close'> & {
    draft: string
  }

function NotesForm({ draft, isRestored, type, close, onSave }: NotesFormProps) {
  const [isSaving, setIsSaving] = useState(false)

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isSaving) return
    setIsSaving(true)
    const isSaved = await onSave(draft.trim() || null)
    setIsSaving(false)
    if (isSaved) close()
  }

  return (
    <form noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-3">
      <TextArea
        label={text.notes}
        name="notes"
        isOptional="unsaid"
        value={draft}
        onChange={type}
        // The person has just asked for this field.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={!isRestored}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" isBusy={isSaving}>
          {isSaving ? text.savingNotes : text.saveNotes}
        </Button>
        <Button onClick={close}>{text.cancel}</Button>
      </div>
    </form>
  )
}

/** The text in the editor, null while it is closed; a reload or another page does not lose it. */
function useNotesDraft(savedId: string, notes: string) {
  const kept = useFormDraft(useViewer()?.id ?? '', `notes.${savedId}`, { notes })
  const [draft, setDraft] = useState(kept.isRestored ? kept.start.notes : null)
  const [isRestored, setIsRestored] = useState(kept.isRestored)
  return {
    draft,
    /** Nobody pressed the button, so the focus stays where it is. */
    isRestored,
    open: () => {
      setIsRestored(false)
      setDraft(notes)
    },
    type: (next: string) => {
      setDraft(next)
      kept.keep({ notes: next })
    },
    close: () => {
      kept.drop()
      setDraft(null)
    },
  }
}
