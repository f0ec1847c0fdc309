import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import type { ApplicationForm_ApplicationFragment } from '#gql/graphql'
import { createAutosave, type SaveFailure, type SaveState } from '#lib/forms/autosave.ts'
import { useLeaving } from '#lib/forms/use-leaving.ts'
import {
  changedFields,
  faultsOf,
  formOf,
  valuesOf,
  type ApplicationValues,
  type Faults,
  type FieldName,
} from './application-values.ts'
import { keepDraft, readDraft, type KeptFields } from './kept-draft.ts'
import { trySaving } from './save-application.ts'

type Spec = {
  studentId: string
  scholarshipId: string
  application: ApplicationForm_ApplicationFragment
}

export type ApplicationFormState = {
  values: ApplicationValues
  saveState: SaveState
  /** Text that was typed on this device before has been restored. */
  isRestored: boolean
  errorOf: (name: FieldName) => string | undefined
  set: <Name extends FieldName>(name: Name, value: ApplicationValues[Name]) => void
  /** Faults of values that cannot be read yet, by field. */
  faults: Faults
  /** Sends what is typed now. Returns why it has not arrived, or null. */
  flush: () => Promise<SaveFailure | null>
}

/** The form of one application: typed values are kept on the device at once, and saved by themselves. */
export function useApplicationForm(spec: Spec): ApplicationFormState {
  const [{ start, restored }] = useState(() => startOf(spec))
  const [values, setValues] = useState(restored ?? start)
  const latest = useRef(values)
  const [saveState, setSaveState] = useState<SaveState>({ kind: 'saved', at: null })
  const autosave = useAutosave(spec, start, setSaveState)

  useEffect(() => {
    if (restored) autosave.change(restored)
  }, [autosave, restored])
  useLeaving(autosave)

  const faults = faultsOf(values)
  const refused = saveState.kind === 'refused' ? saveState.fields : {}
  return {
    values,
    saveState,
    isRestored: restored !== null,
    faults,
    errorOf: (name) => faults[name] ?? refused[name],
    set: (name, value) => {
      // Takes the values as they are by now: a file whose upload took a while must not bring back an older text.
      latest.current = { ...latest.current, [name]: value }
      setValues(latest.current)
      autosave.change(latest.current)
    },
    flush: () => autosave.flush(),
  }
}

function startOf({ studentId, scholarshipId, application }: Spec) {
  const start = valuesOf(application.form)
  const kept = readDraft(studentId, scholarshipId)
  return { start, restored: kept && { ...start, ...kept } }
}

function useAutosave(
  { studentId, scholarshipId }: Spec,
  start: ApplicationValues,
  report: (state: SaveState) => void,
) {
  const client = useApolloClient()
  const [autosave] = useState(() =>
    createAutosave<ApplicationValues>({
      saved: start,
      isSame: (one, other) => changedFields(one, formOf(other)) === null,
      send: (values, saved, isLeaving) => {
        const changed = changedFields(values, formOf(saved)) ?? {}
        return trySaving(client, scholarshipId, changed, isLeaving)
      },
      keep: (values, saved) =>
        keepDraft(studentId, scholarshipId, differencesOf(values, saved)),
      report,
    }),
  )
  return autosave
}

/** The values that the server does not have, including those that cannot be read yet. */
function differencesOf(values: ApplicationValues, saved: ApplicationValues) {
  const changed = Object.entries(values).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(saved[name as FieldName]),
  )
  return changed.length > 0 ? (Object.fromEntries(changed) as KeptFields) : null
}
