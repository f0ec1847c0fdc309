import { classNames } from './class-names.ts'
import { controlStyle, Field, type FieldProps } from './field.tsx'

export type Option<Value extends string = string> = { value: Value; label: string }

type SelectFieldProps<Value extends string> = FieldProps & {
  id?: string
  /** The label is only read out, where the choices themselves say what they are. */
  isLabelHidden?: boolean
  value: Value | ''
  onChange: (value: Value | '') => void
  /** Null while they load: then the list says so, and nothing can be chosen. */
  options: readonly Option<Value>[] | null
  /** Label of the empty choice, for example "Select your level". */
  placeholder?: string
  className?: string
}

/** The browser's own list: the best one on phones and with a screen reader. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, name, help, error, isOptional, isLabelHidden, id } = props
  const { value, onChange, options } = props
  return (
    <Field {...{ label, name, help, error, isOptional, isLabelHidden, id }}>
      {(control) => (
        <select
          {...control}
          value={value}
          onChange={(event) => onChange(event.target.value as Value | '')}
          className={classNames(controlStyle, 'pe-8', props.className)}
        >
          {(props.placeholder !== undefined || !options) && (
            <option value="">{options ? props.placeholder : 'Loading…'}</option>
          )}
          {options?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
