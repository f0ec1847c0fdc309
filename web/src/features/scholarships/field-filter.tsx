import { otherNamesOf } from '#entities/student/study-fields.ts'
import { CheckboxGroup } from '#ui/checkbox.tsx'
import { SearchAndAddField } from '#ui/search-and-add-field.tsx'
import { isSameValue } from './active-filters.ts'
import { filterMessages as text } from './filter-messages.ts'

type Option = { value: string; label: string; count: number }

type Props = {
  options: readonly Option[]
  /** Codes or names, as the address has them. */
  values: readonly string[]
  onChange: (values: string[]) => void
}

/** The broad fields that most people look for, with a box each. */
const common: readonly string[] = [
  'engineering',
  'computer-science',
  'business',
  'health-sciences',
  'natural-sciences',
  'social-sciences',
  'arts-and-humanities',
  'law',
]

const isCommon = ({ value }: Option) => common.includes(value)

/**
 * A few fields to tick; all others are so many that people find
 * them by a part of a name, including that of a wider field.
 */
export function FieldFilter({ options, values, onChange }: Props) {
  const chosenOf = (some: readonly Option[]) =>
    some.filter((option) => values.some((value) => isSameValue(option, value)))
  const boxes = options.filter(isCommon)
  const others = options.filter((option) => !isCommon(option))
  const [ticked, added] = [chosenOf(boxes), chosenOf(others)]
  const change = (next: readonly string[]) =>
    onChange([...next, ...unlisted(options, values)])
  return (
    <div className="flex flex-col gap-2">
      <CheckboxGroup
        legend={text.fieldOfStudy}
        name="fieldOfStudy"
        options={boxes}
        values={ticked.map(({ value }) => value)}
        onChange={(next) => change([...next, ...added.map(({ value }) => value)])}
      />
      {others.length > 0 && (
        <SearchAndAddField
          label={text.otherFields}
          name="otherFields"
          help={text.otherFieldsHelp}
          isOptional="unsaid"
          chosen={added}
          options={others.map((option) => ({
            ...option,
            otherNames: otherNamesOf(option.label),
          }))}
          onChange={(next) => change([...ticked.map(({ value }) => value), ...next])}
          status={text.fieldsListed}
          noneFound={text.noSuchField}
        />
      )}
    </div>
  )
}

/** Values that are chosen but have no result just now, and so no box: they stay chosen. */
export function unlisted(options: readonly Option[], values: readonly string[]): string[] {
  return values.filter((value) => !options.some((option) => isSameValue(option, value)))
}
