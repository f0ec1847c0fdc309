import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlStyle, Field, type FieldProps } from './field.tsx'

type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'name'> & {
    value: string
    onChange: (value: string) => void
  }

export function TextField(props: TextFieldProps) {
  const { label, name, help, error, isOptional, id, value, onChange, className, ...rest } =
    props
  return (
    <Field {...{ label, name, help, error, isOptional, id }}>
      {(control) => (
        <input
          type="text"
          {...rest}
          {...control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={classNames(controlStyle, className)}
        />
      )}
    </Field>
  )
}
