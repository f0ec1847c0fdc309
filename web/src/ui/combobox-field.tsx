import { Combobox } from '@base-ui/react/combobox'
import { Check, ChevronDown, X } from 'lucide-react'
import { classNames } from './class-names.ts'
import { controlStyle, Field, type FieldProps } from './field.tsx'
import { useOverlayContainer } from './overlay-container.ts'
import type { Option } from './select-field.tsx'

type ComboboxFieldProps = FieldProps & {
  id?: string
  options: readonly Option[]
  value: string
  onChange: (value: string) => void
  placeholder?: string
}

/** One choice of a long list (countries): type to narrow it. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { label, name, help, error, isOptional, id, options, value, onChange } = props
  const selected = options.find((option) => option.value === value) ?? null
  return (
    <Field {...{ label, name, help, error, isOptional, id }}>
      {(control) => (
        <Combobox.Root
          items={options}
          value={selected}
          onValueChange={(option) => onChange(option?.value ?? '')}
          isItemEqualToValue={(a, b) => a.value === b.value}
        >
          <div className="relative">
            <Combobox.Input
              {...control}
              // While the list is open all else is hidden from screen readers, the label too; this still finds it.
              aria-labelledby={`${control.id}-label`}
              placeholder={props.placeholder}
              className={classNames(controlStyle, 'pe-20')}
            />
            <div className="absolute inset-e-0 top-0 flex">
              {selected && (
                <Combobox.Clear aria-label={`Clear ${label}`} className={sideButton}>
                  <X aria-hidden="true" size={16} />
                </Combobox.Clear>
              )}
              <Combobox.Trigger aria-label={`Show all: ${label}`} className={sideButton}>
                <ChevronDown aria-hidden="true" size={20} />
              </Combobox.Trigger>
            </div>
          </div>
          <ComboboxList />
        </Combobox.Root>
      )}
    </Field>
  )
}

type MultiComboboxFieldProps = FieldProps & {
  id?: string
  options: readonly Option[]
  values: readonly string[]
  onChange: (values: string[]) => void
  placeholder?: string
}

/** Several choices of a long list, kept as removable chips. */
export function MultiComboboxField(props: MultiComboboxFieldProps) {
  const { label, name, help, error, isOptional, id, options, values, onChange } = props
  const selected = options.filter((option) => values.includes(option.value))
  return (
    <Field {...{ label, name, help, error, isOptional, id }}>
      {(control) => (
        <Combobox.Root
          multiple
          items={options}
          value={selected}
          onValueChange={(chosen) => onChange(chosen.map((option) => option.value))}
          isItemEqualToValue={(a, b) => a.value === b.value}
        >
          <Combobox.Chips
            className={classNames(
              controlStyle,
              'flex flex-wrap items-center gap-1 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-sea',
            )}
          >
            {selected.map((option) => (
              <Combobox.Chip
                key={option.value}
                aria-label={option.label}
                className="flex items-center rounded bg-sea-soft ps-2 text-sm"
              >
                {option.label}
                <Combobox.ChipRemove
                  aria-label={`Remove ${option.label}`}
                  className="inline-flex size-8 items-center justify-center rounded hover:text-sea"
                >
                  <X aria-hidden="true" size={16} />
                </Combobox.ChipRemove>
              </Combobox.Chip>
            ))}
            <Combobox.Input
              {...control}
              // While the list is open all else is hidden from screen readers, the label too; this still finds it.
              aria-labelledby={`${control.id}-label`}
              placeholder={selected.length === 0 ? props.placeholder : undefined}
              className="min-h-8 min-w-32 grow bg-transparent outline-none"
            />
          </Combobox.Chips>
          <ComboboxList />
        </Combobox.Root>
      )}
    </Field>
  )
}

const sideButton =
  'inline-flex h-11 w-9 items-center justify-center rounded text-muted hover:text-sea'

function ComboboxList() {
  return (
    <Combobox.Portal container={useOverlayContainer()}>
      <Combobox.Positioner sideOffset={4} className="z-40">
        <Combobox.Popup className="max-h-[min(20rem,var(--available-height))] w-(--anchor-width) overflow-y-auto rounded border border-line bg-surface shadow-raised">
          <Combobox.Empty className="px-4 py-3 text-muted empty:hidden">
            Nothing matches what you typed.
          </Combobox.Empty>
          <Combobox.List className="py-1 empty:hidden">
            {(option: Option) => (
              <Combobox.Item
                key={option.value}
                value={option}
                className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-4 data-highlighted:bg-sea-soft"
              >
                {option.label}
                <Combobox.ItemIndicator>
                  <Check aria-hidden="true" size={16} />
                </Combobox.ItemIndicator>
              </Combobox.Item>
            )}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  )
}
