import { useId, type ReactNode } from 'react'
import { CircleAlert } from 'lucide-react'
import { classNames } from './class-names.ts'

export type FieldProps = {
  label: string
  /** Also the id's stem and the key of the field's error. */
  name: string
  /** One line under the label. */
  help?: ReactNode
  /** Shown beside the field; comes from the form. */
  error?: string | null | undefined
  /** A field is required unless this is set; `unsaid` is for filters, where nothing needs to say so. */
  isOptional?: boolean | 'unsaid'
}

/** The props that tie a control to its label, help and error. */
export type ControlProps = {
  id: string
  name: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

/** The id of a field's control, for the error summary's links. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`
}

type FieldShellProps = FieldProps & {
  id?: string | undefined
  /** The label is only read out: its surroundings say the same to the eye. */
  isLabelHidden?: boolean | undefined
  children: (control: ControlProps) => ReactNode
}

/** Label above, help under the label, then the control, then its error. */
export function Field({
  id: givenId,
  label,
  name,
  help,
  error,
  isOptional,
  isLabelHidden,
  children,
}: FieldShellProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const described = classNames(help !== undefined && `${id}-help`, error && `${id}-error`)
  return (
    <div className="flex flex-col gap-1">
      <label
        id={`${id}-label`}
        htmlFor={id}
        className={isLabelHidden ? 'sr-only' : 'font-semibold'}
      >
        {label}
        {isOptional === true && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      {help !== undefined && (
        <div id={`${id}-help`} className="text-sm text-muted">
          {help}
        </div>
      )}
      {children({
        id,
        name,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': isOptional ? undefined : true,
      })}
      <FieldError id={`${id}-error`} message={error} />
    </div>
  )
}

export function FieldError({
  id,
  message,
}: {
  id: string
  message: string | null | undefined
}) {
  if (!message) return null
  return (
    <p id={id} className="flex items-start gap-1 text-sm font-semibold text-bad">
      <CircleAlert aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
      <span>{message}</span>
    </p>
  )
}

/** The look of every single-line control. */
export const controlStyle =
  'min-h-11 w-full rounded border border-edge bg-surface px-3 py-2 text-base text-ink placeholder:text-muted aria-invalid:border-bad aria-invalid:ring-1 aria-invalid:ring-bad disabled:bg-sunken disabled:text-muted'
