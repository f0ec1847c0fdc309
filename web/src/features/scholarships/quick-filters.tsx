import { Check } from 'lucide-react'
import { classNames } from '#ui/class-names.ts'
import { toggled, type SearchState } from './search-address.ts'
import { searchMessages as text } from './search-messages.ts'

type QuickFilter = {
  label: string
  isOn: (search: SearchState) => boolean
  toggle: (search: SearchState) => SearchState
}

type ListName = 'degreeLevel' | 'fieldOfStudy' | 'complexity'

const flag = (label: string, name: 'noEssay' | 'deadlineSoon'): QuickFilter => ({
  label,
  isOn: (search) => search[name],
  toggle: (search) => ({ ...search, [name]: !search[name] }),
})
const listed = (label: string, name: ListName, value: string): QuickFilter => ({
  label,
  isOn: (search) => search[name].includes(value),
  toggle: (search) => ({ ...search, [name]: toggled(search[name], value) }),
})

const quickFilters: readonly QuickFilter[] = [
  flag(text.quickNoEssay, 'noEssay'),
  listed(text.quickApply, 'complexity', 'simple'),
  flag(text.quickDeadlineSoon, 'deadlineSoon'),
  listed(text.quickEngineering, 'fieldOfStudy', 'engineering'),
  listed(text.quickComputerScience, 'fieldOfStudy', 'computer-science'),
  listed(text.quickUndergraduate, 'degreeLevel', 'undergraduate'),
]

type Props = { search: SearchState; onChange: (search: SearchState) => void }

/** The six that are asked for most; pressed ones are on. */
export function QuickFilters({ search, onChange }: Props) {
  return (
    // On a phone in columns: rows that break by their words would move the page when the font comes.
    <div
      role="group"
      aria-label={text.quick}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-2 sm:flex sm:flex-wrap"
    >
      {quickFilters.map(({ label, isOn, toggle }) => (
        <button
          key={label}
          type="button"
          aria-pressed={isOn(search)}
          onClick={() => onChange(toggle(search))}
          className={classNames(
            'inline-flex min-h-11 items-center gap-2 rounded border px-3 text-sm font-semibold transition-colors hover:border-sea hover:text-sea',
            isOn(search) ? 'border-sea bg-sea-soft text-sea' : 'border-edge bg-surface',
          )}
        >
          {isOn(search) && <Check aria-hidden="true" size={16} />}
          {label}
        </button>
      ))}
    </div>
  )
}
