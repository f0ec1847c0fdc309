import { useId, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { CheckboxGroup, type CountedOption } from './checkbox.tsx'
import { ChosenBadges } from './chosen-badges.tsx'
import { classNames } from './class-names.ts'
import { controlStyle, Field } from './field.tsx'

type MultiSelectFieldProps = {
  /** From the form, whose error summary links to it. */
  id?: string
  label: string
  name: string
  help?: string
  error?: string | null | undefined
  options: readonly CountedOption[]
  values: readonly string[]
  onChange: (values: string[]) => void
  /** Placeholder of the box that narrows the list, for example "Type a country". */
  placeholder?: string
  /** The options are still loading. */
  isLoading?: boolean
}

/**
 * Several choices from a long list: type to narrow it, tick what fits. Ticking does not reorder the list under the
 * keyboard; ticked options stand above it, and a press there removes them.
 */
export function MultiSelectField(props: MultiSelectFieldProps) {
  const { label, name, help, error, options, values, onChange, placeholder } = props
  const [typed, setTyped] = useState('')
  const ownId = useId()
  const id = props.id ?? ownId
  const wanted = plain(typed)
  const shown = options.filter((option) => plainNames(option).includes(wanted))
  return (
    <Field {...{ id, label, name, help, error }} isOptional="unsaid">
      {(control) => (
        <>
          <ChosenBadges
            label={label}
            chosen={options.filter(({ value }) => values.includes(value))}
            onRemove={(value) => onChange(values.filter((one) => one !== value))}
            boxId={id}
          />
          <input
            id={id}
            type="search"
            value={typed}
            placeholder={placeholder}
            autoComplete="off"
            aria-describedby={classNames(control['aria-describedby'], `${id}-found`)}
            aria-invalid={control['aria-invalid']}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={keepFormOpen}
            onFocus={showList}
            className={controlStyle}
          />
          <p id={`${id}-found`} role="status" className="sr-only">
            {props.isLoading ? 'Loading the list' : typed && `${shown.length} in the list`}
          </p>
          <div className="max-h-56 overflow-y-auto rounded border border-line px-3">
            <CheckboxGroup
              legend={<span className="sr-only">{label}</span>}
              {...{ name, values, onChange }}
              options={shown}
            />
            {props.isLoading && <p className="py-2 text-muted">Loading…</p>}
            {!props.isLoading && typed && shown.length === 0 && (
              <p className="py-2 text-muted">Nothing in the list matches.</p>
            )}
          </div>
        </>
      )}
    </Field>
  )
}

/** Typing narrows the list already; Enter in the box must not submit the form around it. */
function keepFormOpen(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault()
}

/** At the foot of a sheet the list would otherwise be out of sight while its box has the focus. */
function showList({ currentTarget }: FocusEvent<HTMLElement>) {
  currentTarget.parentElement?.scrollIntoView({ block: 'nearest' })
}

const plainTexts = new Map<string, string>()

/** Memoized for each option: a list has hundreds, and each letter typed goes through all of them. */
function plainNames({ label, otherNames }: CountedOption): string {
  const names = otherNames ? `${label}, ${otherNames}` : label
  const known = plainTexts.get(names) ?? plain(names)
  plainTexts.set(names, known)
  return known
}

/** The text without its case and accents. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}
