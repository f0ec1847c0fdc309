import { savedMessages as text } from './saved-messages.ts'

/** One's own notes; nothing where there are none. */
export function NotesText({ notes }: { notes: string | null }) {
  if (!notes) return null
  return (
    <>
      <h3 className="text-base">{text.notes}</h3>
      <p className="max-w-prose whitespace-pre-line">{notes}</p>
    </>
  )
}
