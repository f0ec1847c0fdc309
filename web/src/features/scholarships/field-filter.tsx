import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { CheckboxGroup, type CountedOption } from '#ui/checkbox.tsx'
import { isSameValue } from './active-filters.ts'
import { filterMessages as text } from './filter-messages.ts'

type Props = {
  options: readonly { value: string; label: string; count: number }[]
  /** Codes or names, as the address has them. */
  values: readonly string[]
  onChange: (values: string[]) => void
}

/** Shown before "Show all": the broad fields that most people look for. */
const common: readonly string[] = [
  'engineering',
  'computer-science',
  'business',
  'medicine',
  'natural-sciences',
  'social-sciences',
  'arts-and-humanities',
  'law',
]

/** In the order of the tree, wider fields before their parts; what is chosen is always shown. */
export function FieldFilter({ options, values, onChange }: Props) {
  const [showsAll, setShowsAll] = useState(false)
  const isChosen = (option: CountedOption) =>
    values.some((value) => isSameValue(option, value))
  const isShown = (option: CountedOption) =>
    showsAll || common.includes(option.value) || isChosen(option)
  const shown = options.filter(isShown)
  const chosen = options.filter(isChosen).map(({ value }) => value)
  return (
    <div>
      <CheckboxGroup
        legend={text.fieldOfStudy}
        name="fieldOfStudy"
        options={shown}
        values={chosen}
        onChange={(next) => onChange([...next, ...unlisted(options, values)])}
      />
      {options.length > common.length && (
        <Button
          kind="quiet"
          isFlush
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? text.showFewerFields : text.showAllFields(options.length)}
        </Button>
      )}
    </div>
  )
}

/** Chosen, but without a result just now and so without a box: stays chosen. */
export function unlisted(
  options: readonly CountedOption[],
  values: readonly string[],
): string[] {
  return values.filter((value) => !options.some((option) => isSameValue(option, value)))
}
