import { Check, Dot, type LucideIcon } from 'lucide-react'
import { classNames } from '#ui/class-names.ts'

type NoteListProps = {
  title: string
  notes: readonly string[]
  tone?: 'good' | 'plain'
  Icon?: LucideIcon
}

/** Sentences under a small title; nothing at all when there are none. */
export function NoteList({ title, notes, tone = 'plain', Icon = Dot }: NoteListProps) {
  if (notes.length === 0) return null
  const Mark = tone === 'good' ? Check : Icon
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <ul>
        {notes.map((note) => (
          <li key={note} className="flex items-start gap-2">
            <Mark
              aria-hidden="true"
              size={16}
              className={classNames(
                'mt-1 shrink-0',
                tone === 'good' ? 'text-good' : 'text-muted',
              )}
            />
            <span className="min-w-0">{note}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
