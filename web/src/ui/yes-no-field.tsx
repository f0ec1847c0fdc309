import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { FieldError } from './field.tsx'

/** Yes, no, or not stated: a missing answer is not a "no". */
export type Answer = '' | 'yes' | 'no'

type YesNoFieldProps = {
  /** The question, in words. */
  label: string
  name: string
  value: Answer
  onChange: (value: Answer) => void
  help?: ReactNode
  error?: string | null | undefined
  id?: string
  /** Words for no answer. */
  unknownLabel?: string
}

export function YesNoField(props: YesNoFieldProps) {
  const { label, name, value, onChange, help, error, unknownLabel = 'Not provided' } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const answers = [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
    { value: '', label: unknownLabel },
  ] as const
  return (
    <fieldset
      aria-describedby={
        classNames(help !== undefined && `${id}-help`, error && `${id}-error`) || undefined
      }
    >
      <legend className="font-semibold">{label}</legend>
      {help !== undefined && (
        <div id={`${id}-help`} className="text-sm text-muted">
          {help}
        </div>
      )}
      <div className="flex flex-wrap gap-x-6">
        {answers.map((answer, index) => (
          <label
            key={answer.value}
            className="flex min-h-11 cursor-pointer items-center gap-2"
          >
            <input
              id={index === 0 ? id : undefined}
              type="radio"
              name={`${id}-${name}`}
              checked={value === answer.value}
              onChange={() => onChange(answer.value)}
              className="size-5 shrink-0"
            />
            {answer.label}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  )
}

export function answerOf(value: boolean | null | undefined): Answer {
  if (value === null || value === undefined) return ''
  return value ? 'yes' : 'no'
}

export function booleanOf(answer: Answer): boolean | null {
  return answer === '' ? null : answer === 'yes'
}
