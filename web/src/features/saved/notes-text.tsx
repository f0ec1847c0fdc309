import { savedMessages as text } from './saved-messages.ts'

/** One's own notes; where there are none, a line as tall as the button that adds some. */
export function NotesText({ notes }: { notes: string | null }) {
  if (!notes)
    return <p className="flex min-h-11 items-center text-sm text-muted">{text.noNotes}</p>
  return (
    <>
      <h3 className="text-base">{text.notes}</h3>
      <p className="max-w-prose whitespace-pre-line">{notes}</p>
    </>
  )
}
