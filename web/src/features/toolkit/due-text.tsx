import { CalendarDays } from 'lucide-react'
import { today } from '#lib/format/today.ts'
import { classNames } from '#ui/class-names.ts'
import { dueWords } from './due-words.ts'

/** When something is due, in amber when the day is near. */
export function DueText({ dueDate }: { dueDate: string | null | undefined }) {
  const { words, isNear } = dueWords(dueDate, today())
  return (
    <span
      className={classNames(
        'tabular inline-flex items-start gap-2',
        isNear && 'rounded bg-amber-soft px-2 py-0.5 font-semibold text-amber',
      )}
    >
      <CalendarDays aria-hidden="true" size={16} className="mt-1 shrink-0" />
      {words}
    </span>
  )
}
