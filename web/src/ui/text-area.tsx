import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlStyle, Field, type FieldProps } from './field.tsx'

type TextAreaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'name'> & {
    value: string
    onChange: (value: string) => void
  }

/** Grows with its text where the browser can do that. */
export function TextArea(props: TextAreaProps) {
  const { label, name, help, error, isOptional, id, value, onChange, className, ...rest } =
    props
  return (
    <Field {...{ label, name, help, error, isOptional, id }}>
      {(control) => (
        <textarea
          rows={4}
          {...rest}
          {...control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={classNames(
            controlStyle,
            'field-sizing-content',
            // One row looks like a single-line control and grows with its text.
            rest.rows !== 1 && 'min-h-24',
            className,
          )}
        />
      )}
    </Field>
  )
}
