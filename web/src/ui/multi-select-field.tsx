import { useId, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { CheckboxGroup, type CountedOption } from './checkbox.tsx'
import { classNames } from './class-names.ts'
import { controlStyle, Field } from './field.tsx'

type MultiSelectFieldProps = {
  /** From the form: where its error summary leads. */
  id?: string
  label: string
  name: string
  help?: string
  error?: string | null | undefined
  options: readonly CountedOption[]
  values: readonly string[]
  onChange: (values: string[]) => void
  /** What the box that narrows the list says, for example "Type a country". */
  placeholder?: string
}

/** Several choices of a long list: type to narrow it, tick what fits; what is ticked stays on top. */
export function MultiSelectField(props: MultiSelectFieldProps) {
  const { label, name, help, error, options, values, onChange, placeholder } = props
  const [typed, setTyped] = useState('')
  const ownId = useId()
  const id = props.id ?? ownId
  const shown = narrow(options, values, typed)
  return (
    <Field {...{ id, label, name, help, error }} isOptional="unsaid">
      {(control) => (
        <>
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
            {typed && `${shown.length} in the list`}
          </p>
          <div className="max-h-56 overflow-y-auto rounded border border-line px-3">
            <CheckboxGroup
              legend={<span className="sr-only">{label}</span>}
              {...{ name, values, onChange }}
              options={shown}
            />
          </div>
        </>
      )}
    </Field>
  )
}

/** Enter in the box narrows, as typing does; it must not send the form around it. */
function keepFormOpen(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault()
}

/** At the foot of a sheet the list would be out of sight while its box has the focus. */
function showList({ currentTarget }: FocusEvent<HTMLElement>) {
  currentTarget.parentElement?.scrollIntoView({ block: 'nearest' })
}

/** Options that hold the typed text, whatever its case and accents; ticked ones always, and first. */
function narrow(
  options: readonly CountedOption[],
  values: readonly string[],
  typed: string,
): CountedOption[] {
  const wanted = plain(typed)
  const isTicked = (option: CountedOption) => values.includes(option.value)
  const ticked = options.filter(isTicked)
  const others = options.filter(
    (option) => !isTicked(option) && plain(option.label).includes(wanted),
  )
  return [...ticked, ...others]
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}
