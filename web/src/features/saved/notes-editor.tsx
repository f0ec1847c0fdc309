import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { savedMessages as text } from './saved-messages.ts'

type Props = {
  /** Of the scholarship, to tell one editor from another. */
  title: string
  notes: string | null
  /** Answers whether it worked; when not, the text stays in the editor. */
  onSave: (notes: string | null) => Promise<boolean>
}

/** Notes to read; "Edit notes" opens an editor with Save and Cancel. */
export function NotesEditor({ title, notes, onSave }: Props) {
  const [draft, setDraft] = useState<string | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  const isOpen = draft !== null

  // The focus follows: into the editor, and back to the button that opened it.
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  async function save(event: FormEvent) {
    event.preventDefault()
    if (draft === null || isSaving) return
    setIsSaving(true)
    const isSaved = await onSave(draft.trim() || null)
    setIsSaving(false)
    if (isSaved) setDraft(null)
  }

  if (!isOpen)
    return (
      <div>
        <h3 className="text-base">{text.notes}</h3>
        <p className="max-w-prose whitespace-pre-line">{notes ?? text.noNotes}</p>
        <Button
          ref={opener}
          kind="quiet"
          className="-ms-4"
          aria-label={text.notesOf(title)}
          onClick={() => setDraft(notes ?? '')}
        >
          <Pencil aria-hidden="true" size={16} />
          {text.editNotes}
        </Button>
      </div>
    )
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-3">
      <TextArea
        label={text.notes}
        name="notes"
        isOptional="unsaid"
        value={draft}
        onChange={setDraft}
        // The person asked for this field just now.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" isBusy={isSaving}>
          {isSaving ? text.savingNotes : text.saveNotes}
        </Button>
        <Button onClick={() => setDraft(null)}>{text.cancel}</Button>
      </div>
    </form>
  )
}
