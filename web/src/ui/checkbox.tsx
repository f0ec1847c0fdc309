import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { FieldError } from './field.tsx'
import type { Option } from './select-field.tsx'
import { formatNumber } from './format-number.ts'

type CheckboxProps = {
  label: ReactNode
  name: string
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  help?: ReactNode
}

/** The whole row is the target, at least 44 px high. */
export function Checkbox({ label, name, isChecked, onChange, help }: CheckboxProps) {
  const id = useId()
  return (
    <div className="flex min-h-11 items-start">
      <label
        htmlFor={id}
        className="flex min-h-11 grow cursor-pointer items-start gap-3 py-2"
      >
        <input
          id={id}
          name={name}
          type="checkbox"
          checked={isChecked}
          aria-describedby={help === undefined ? undefined : `${id}-help`}
          onChange={(event) => onChange(event.target.checked)}
          className="mt-0.5 size-5 shrink-0"
        />
        <span className="grow">
          {label}
          {help !== undefined && (
            <span id={`${id}-help`} className="block text-sm text-muted">
              {help}
            </span>
          )}
        </span>
      </label>
    </div>
  )
}

export type CountedOption = Option & {
  /** How many results have this option; shown beside the label. */
  count?: number
  /** Other names by which a search finds the option, as by its label. */
  otherNames?: string
}

type CheckboxGroupProps = {
  legend: ReactNode
  name: string
  options: readonly CountedOption[]
  values: readonly string[]
  onChange: (values: string[]) => void
  help?: ReactNode
  error?: string | null | undefined
}

export function CheckboxGroup(props: CheckboxGroupProps) {
  const { legend, name, options, values, onChange, help, error } = props
  const id = useId()
  return (
    <fieldset
      aria-describedby={
        classNames(help !== undefined && `${id}-help`, error && `${id}-error`) || undefined
      }
    >
      <legend className="font-semibold">{legend}</legend>
      {help !== undefined && (
        <p id={`${id}-help`} className="text-sm text-muted">
          {help}
        </p>
      )}
      {options.map((option) => (
        <Checkbox
          key={option.value}
          name={name}
          isChecked={values.includes(option.value)}
          onChange={(isChecked) =>
            onChange(
              isChecked
                ? [...values, option.value]
                : values.filter((value) => value !== option.value),
            )
          }
          label={<CountedLabel option={option} />}
        />
      ))}
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  )
}

function CountedLabel({ option }: { option: CountedOption }) {
  return (
    <span className="flex justify-between gap-2">
      <span>{option.label}</span>
      {option.count !== undefined && (
        <span className="tabular text-muted">{formatNumber(option.count)}</span>
      )}
    </span>
  )
}
