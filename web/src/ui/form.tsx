import { useEffect, useRef, type ReactNode } from 'react'
import { CircleAlert } from 'lucide-react'
import { Button } from './button.tsx'
import type { ButtonKind } from './button-style.ts'
import { fieldId } from './field.tsx'
import type { FormFailure, FormState } from './use-form.ts'

type FormProps = {
  form: Pick<FormState<object>, 'id' | 'failure' | 'failureCount' | 'isBusy' | 'onSubmit'>
  /** What sending does: "Create account". */
  submitLabel: string
  submitKind?: ButtonKind
  /** While it runs: "Creating account…". */
  busyLabel?: string
  children: ReactNode
  /** Beside the submit button. */
  actions?: ReactNode
  /** Leads to an invalid field that may not be on the screen; not needed when all fields are. */
  leadTo?: (field: string) => void
}

/** A form in one column, with a summary of errors on top that links to the fields. Typed values always stay. */
export function Form({
  form,
  submitLabel,
  submitKind = 'primary',
  busyLabel,
  children,
  actions,
  leadTo,
}: FormProps) {
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-5">
      <ErrorSummary
        formId={form.id}
        failure={form.failure}
        failureCount={form.failureCount}
        leadTo={leadTo}
      />
      {children}
      <div className="flex gap-3 max-sm:flex-col sm:flex-wrap sm:items-center">
        <Button type="submit" kind={submitKind} isBusy={form.isBusy}>
          {form.isBusy && busyLabel ? busyLabel : submitLabel}
        </Button>
        {actions}
      </div>
    </form>
  )
}

type ErrorSummaryProps = {
  formId: string
  failure: FormFailure | null
  failureCount: number
  leadTo: FormProps['leadTo']
}

/** Takes the focus when submitting failed, so that people first hear or see what to change. */
function ErrorSummary({ formId, failure, failureCount, leadTo }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failureCount > 0) box.current?.focus()
  }, [failureCount])
  if (!failure) return null
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex gap-3 rounded border border-bad bg-bad-soft p-4"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 shrink-0 text-bad" size={20} />
      <div>
        <p className="font-semibold">{failure.message ?? 'Please check these fields'}</p>
        <FieldLinks
          formId={formId}
          fields={failure.fields}
          leadTo={leadTo}
          className="mt-1 text-bad empty:hidden"
        />
      </div>
    </div>
  )
}

type FieldLinksProps = {
  formId: string
  /** Messages by field name. */
  fields: Readonly<Partial<Record<string, string>>>
  leadTo?: FormProps['leadTo']
  className: string
}

/** Messages about fields, each a link to its field. */
export function FieldLinks({ formId, fields, leadTo, className }: FieldLinksProps) {
  return (
    <ul className={className}>
      {Object.entries(fields).map(([name, message]) => (
        <li key={name}>
          <a
            href={`#${fieldId(formId, name)}`}
            className="inline-block py-1 underline"
            onClick={(event) => {
              // Leaves the address as it is, since it may hold a token.
              event.preventDefault()
              if (leadTo) leadTo(name)
              else document.getElementById(fieldId(formId, name))?.focus()
            }}
          >
            {message}
          </a>
        </li>
      ))}
    </ul>
  )
}
