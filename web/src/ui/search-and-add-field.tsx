import { Combobox } from '@base-ui/react/combobox'
import { useId, useState, type ReactNode } from 'react'
import type { CountedOption } from './checkbox.tsx'
import { ChosenBadges } from './chosen-badges.tsx'
import { ComboboxList } from './combobox-list.tsx'
import { controlStyle, Field, type FieldProps } from './field.tsx'
import type { Option } from './select-field.tsx'

type SearchAndAddFieldProps = FieldProps & {
  id?: string
  /** The chosen options, even those that are not among `options`. */
  chosen: readonly Option[]
  onChange: (values: string[], chosen: Option[]) => void
  /** Each with its number of results, where that is counted. */
  options: readonly CountedOption[]
  /**
   * Called with each letter when a server finds the options. Without it, `options` is the whole list, filtered
   * here.
   */
  onType?: (text: string) => void
  /** Shown above the options and announced. Null keeps the list closed. */
  status: string | null
  /** Shown in place of the options when nothing in a whole list matches the typed text. */
  noneFound?: string
  /** Draws an option, in the list and once it is chosen; by default as its label. */
  showOption?: (option: Option) => ReactNode
}

/** Chooses several of many: people type a part of a name and add it. The chosen ones stand above the box. */
export function SearchAndAddField(props: SearchAndAddFieldProps) {
  const { label, name, help, error, isOptional, chosen, options, onType } = props
  const { status, showOption } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const { contains, startsWith } = Combobox.useFilter()
  // Enter takes the first option, so names that begin with the typed text come before those that contain it
  // elsewhere.
  const begins = ({ label: name }: Option) => Number(startsWith(name, typed))
  const change = (next: Option[]) => props.onChange(next.map(valueOf), next)
  return (
    <Combobox.Root
      multiple
      items={options.toSorted((a, b) => begins(b) - begins(a))}
      filter={onType ? null : (option, typed) => contains(option, typed, namesOf)}
      value={[...chosen]}
      isItemEqualToValue={(option, value) => option.value === value.value}
      onValueChange={change}
      onInputValueChange={onType ?? setTyped}
      open={isOpen && status !== null}
      onOpenChange={setIsOpen}
      openOnInputClick={!onType}
      autoHighlight
    >
      <Field {...{ label, name, help, error, isOptional, id }}>
        {(control) => (
          <>
            <ChosenBadges
              label={label}
              chosen={chosen}
              showOption={showOption}
              onRemove={(value) => change(chosen.filter((one) => one.value !== value))}
              boxId={id}
            />
            {/* Labeled by id: an open list hides everything outside it, its label too, from a screen reader. */}
            <Combobox.Input
              {...control}
              aria-labelledby={`${id}-label`}
              onFocus={() => onType && setIsOpen(true)}
              className={controlStyle}
            />
          </>
        )}
      </Field>
      <ComboboxList status={status} showOption={showOption} noneFound={props.noneFound} />
    </Combobox.Root>
  )
}

function valueOf({ value }: Option): string {
  return value
}

function namesOf({ label, otherNames }: CountedOption): string {
  return otherNames ? `${label}, ${otherNames}` : label
}
