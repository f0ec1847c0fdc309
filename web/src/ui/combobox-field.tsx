import { Combobox } from '@base-ui/react/combobox'
import { X } from 'lucide-react'
import { useState } from 'react'
import { ComboboxList } from './combobox-list.tsx'
import { controlStyle, Field, type FieldProps } from './field.tsx'
import { IconButton } from './icon-button.tsx'
import type { Option } from './select-field.tsx'

type ComboboxFieldProps = FieldProps & {
  id?: string
  /** The chosen one, also when it is not among the options. */
  chosen: Option | null
  /** Null: none any more. */
  onChoose: (chosen: Option | null) => void
  /** What was found for the typed text, best first. */
  options: readonly Option[]
  /** With each letter that somebody types, and with '' once something is chosen. */
  onType: (text: string) => void
  /** Said above the options, and aloud: that it looks, how many there are. Without it no list opens. */
  status: string | null
  clearLabel: string
}

/** One of many that a server knows: somebody types a part of its name and chooses, by keyboard or touch. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { label, name, help, error, isOptional, id, chosen, options, status } = props
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Combobox.Root
      items={options}
      // The server has chosen them.
      filter={null}
      value={chosen}
      isItemEqualToValue={(option, value) => option.value === value.value}
      onValueChange={props.onChoose}
      onInputValueChange={(text, { reason, cancel }) => {
        // While nothing is chosen, what was typed stays when the list closes, to go on with.
        if (!chosen && ['input-clear', 'none'].includes(reason)) cancel()
        else props.onType(reason === 'input-change' ? text : '')
      }}
      open={isOpen && status !== null}
      onOpenChange={setIsOpen}
      openOnInputClick={false}
      autoHighlight
    >
      <Field {...{ label, name, help, error, isOptional, id }}>
        {(control) => (
          <Combobox.InputGroup className="relative">
            {/* By its id: what stands outside an open list, its label too, is hidden from a screen reader. */}
            <Combobox.Input
              {...control}
              aria-labelledby={`${control.id}-label`}
              // Who comes back to what was typed finds the list again.
              onFocus={() => setIsOpen(true)}
              className={`${controlStyle} pe-12`}
            />
            <Combobox.Clear
              render={<IconButton label={props.clearLabel} icon={<X size={20} />} />}
              className="absolute inset-y-0 end-0"
            />
          </Combobox.InputGroup>
        )}
      </Field>
      <ComboboxList status={status} />
    </Combobox.Root>
  )
}
