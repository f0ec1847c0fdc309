import { Combobox } from '@base-ui/react/combobox'
import { useId, useState, type ReactNode } from 'react'
import type { CountedOption } from './checkbox.tsx'
import { ChosenBadges } from './chosen-badges.tsx'
import { ComboboxList } from './combobox-list.tsx'
import { controlStyle, Field, type FieldProps } from './field.tsx'
import type { Option } from './select-field.tsx'

type SearchAndAddFieldProps = FieldProps & {
  id?: string
  /** Also those that are not among the options. */
  chosen: readonly Option[]
  onChange: (values: string[], chosen: Option[]) => void
  /** With how many results each has, where that is counted. */
  options: readonly CountedOption[]
  /** When a server finds the options: with each letter. Without it the list is whole, and filtered here. */
  onType?: (text: string) => void
  /** Said above the options, and aloud. Without it no list opens. */
  status: string | null
  /** Said in their place when a whole list has none by what was typed. */
  noneFound?: string
  /** What an option looks like, in the list and once it is chosen; its label unless told. */
  showOption?: (option: Option) => ReactNode
}

/** Several of many: somebody types a part of a name and adds it; what is chosen stands above the box. */
export function SearchAndAddField(props: SearchAndAddFieldProps) {
  const { label, name, help, error, isOptional, chosen, options, onType } = props
  const { status, showOption } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const { contains, startsWith } = Combobox.useFilter()
  // Enter takes the first one: a name that begins so is meant before one that has it somewhere.
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
            {/* By its id: what stands outside an open list, its label too, is hidden from a screen reader. */}
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
