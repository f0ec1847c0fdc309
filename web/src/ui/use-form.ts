import { useId, useRef, useState, type FormEvent } from 'react'
import { fieldId } from './field.tsx'

/** Why a form could not be sent: a sentence for the whole, sentences by field name, or both. */
export type FormFailure = { message: string | null; fields: Record<string, string> }

/** A field, or a control within one that has several: `requirements.row-1.text`. */
type FieldName<Values> = (keyof Values & string) | `${keyof Values & string}.${string}`
export type FieldFaults<Values> = { [name in FieldName<Values>]?: string }

type FormSpec<Values> = {
  initial: Values
  /** Messages by field name; an empty object means that the form may be sent. */
  validate: (values: Values) => FieldFaults<Values>
  /** Resolves to null on success. `explain` turns what it throws into a sentence. */
  submit: (values: Values) => Promise<FormFailure | null>
  explain: (error: unknown) => string
}

export type FormState<Values> = {
  id: string
  values: Values
  failure: FormFailure | null
  /** Grows with each failed submit; the error summary then takes the focus. */
  failureCount: number
  isBusy: boolean
  /** `part` names the control of the field that changed; the errors of its other parts stay. */
  set: <Name extends keyof Values>(name: Name, value: Values[Name], part?: string) => void
  reset: (values?: Values) => void
  onSubmit: (event: FormEvent) => void
  /** Submits the form without a press of its button. */
  send: () => void
  /** Spread on a field: its id, name, value, change handler and error. */
  field: <Name extends keyof Values & string>(
    name: Name,
  ) => {
    id: string
    name: Name
    value: Values[Name]
    onChange: (value: Values[Name]) => void
    error: string | undefined
  }
}

/** State of a form that loses nothing: values stay on every failure, and only one request runs at a time. */
export function useForm<Values extends object>(spec: FormSpec<Values>): FormState<Values> {
  const id = useId()
  const [values, setValues] = useState(spec.initial)
  const { failure, failureCount, isBusy, setFailure, send } = useSending(spec, values)
  const set: FormState<Values>['set'] = (name, value, part) => {
    setValues((before) => ({ ...before, [name]: value }))
    setFailure((before) => before && withoutField(before, String(name), part))
  }

  return {
    id,
    values,
    failure,
    failureCount,
    isBusy,
    set,
    reset: (next = spec.initial) => {
      setValues(next)
      setFailure(null)
    },
    send: () => void send(),
    onSubmit: (event) => {
      event.preventDefault()
      void send()
    },
    field: (name) => ({
      id: fieldId(id, name),
      name,
      value: values[name],
      onChange: (value) => set(name, value),
      error: failure?.fields[name],
    }),
  }
}

/** Runs one request at a time. A failure stays until the next request, or until its fields are corrected. */
function useSending<Values>(spec: FormSpec<Values>, values: Values) {
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const [failureCount, setFailureCount] = useState(0)
  const [isBusy, setIsBusy] = useState(false)
  const isSending = useRef(false)

  function finish(outcome: FormFailure | null) {
    setFailure(outcome)
    if (outcome) setFailureCount((count) => count + 1)
  }

  async function send() {
    if (isSending.current) return
    const faults = definedOnly(spec.validate(values))
    if (Object.keys(faults).length > 0) return finish({ message: null, fields: faults })
    isSending.current = true
    setIsBusy(true)
    setFailure(null)
    try {
      finish(await spec.submit(values))
    } catch (error) {
      finish({ message: spec.explain(error), fields: {} })
    } finally {
      isSending.current = false
      setIsBusy(false)
    }
  }

  return { failure, failureCount, isBusy, setFailure, send }
}

function definedOnly(faults: Partial<Record<string, string>>): Record<string, string> {
  const entries = Object.entries(faults).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  )
  return Object.fromEntries(entries)
}

function withoutField(
  failure: FormFailure,
  name: string,
  part?: string,
): FormFailure | null {
  const within = part === undefined ? `${name}.` : `${name}.${part}.`
  const others = Object.entries(failure.fields).filter(
    ([field]) => field !== name && !field.startsWith(within),
  )
  const fields = Object.fromEntries(others)
  if (Object.keys(fields).length === 0 && failure.message === null) return null
  return { ...failure, fields }
}
