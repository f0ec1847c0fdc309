import { Combobox } from '@base-ui/react/combobox'
import { X } from 'lucide-react'
import { useState } from 'react'
import { ComboboxList } from './combobox-list.tsx'
import { controlStyle, Field, type FieldProps } from './field.tsx'
import { IconButton } from './icon-button.tsx'
import type { Option } from './select-field.tsx'

type ComboboxFieldProps = FieldProps & {
  id?: string
  /** The chosen option, even if it is not among `options`. */
  chosen: Option | null
  /** Null: the choice was cleared. */
  onChoose: (chosen: Option | null) => void
  /** The results for the typed text, best first. */
  options: readonly Option[]
  /** Called with each letter typed, and with '' once something is chosen. */
  onType: (text: string) => void
  /** Shown above the options and announced: that a search runs, how many there are. Null keeps the list closed. */
  status: string | null
  clearLabel: string
}

/**
 * Chooses one of many records that the server knows: people type a part of its name and choose, by keyboard or
 * touch.
 */
export function ComboboxField(props: ComboboxFieldProps) {
  const { label, name, help, error, isOptional, id, chosen, options, status } = props
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Combobox.Root
      items={options}
      // The server has filtered the options.
      filter={null}
      value={chosen}
      isItemEqualToValue={(option, value) => option.value === value.value}
      onValueChange={props.onChoose}
      onInputValueChange={(text, { reason, cancel }) => {
        // While nothing is chosen, the typed text survives the closing of the list, so that people can go on with
        // it.
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
            {/* Labeled by id: an open list hides everything outside it, its label too, from a screen reader. */}
            <Combobox.Input
              {...control}
              aria-labelledby={`${control.id}-label`}
              // People who come back to their typed text find the list open again.
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
