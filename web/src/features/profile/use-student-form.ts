import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import { type Draft, useFormDraft } from '#lib/forms/form-draft.ts'
import { reloadSession } from '#lib/session/session.ts'
import { fieldId } from '#ui/field.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm, type FormFailure, type FormState } from '#ui/use-form.ts'
import { profileMessages as text } from './profile-messages.ts'
import { explainSaveFailure, saveStudent } from './save-student.ts'
import { sayVerdict } from './say-verdict.ts'
import { missingFields, unreadableFields, type StudentValues } from './student-values.ts'

export type StudentForm = FormState<StudentValues>

type StudentFormSpec = {
  viewerId: string
  /** The name under which typed values are kept until they are saved. */
  draftName: string
  initial: StudentValues
  /** The names of the fields that it shows; without it, all fields. */
  names?: readonly (keyof StudentValues)[]
  /** False when this creates the profile. */
  isUpdate: boolean
  /** The field that takes the focus when the form opens. */
  focusField: string | null
  /** The award whose new verdict shows after saving; null when none was asked for. */
  award: string | null
  onSaved: () => void
}

/** A form for a part of the profile: it saves the differences, and keeps typed values until then. */
export function useStudentForm(spec: StudentFormSpec): {
  form: StudentForm
  draft: Draft<StudentValues>
} {
  const { viewerId, draftName, initial, isUpdate, focusField, award, onSaved } = spec
  const client = useApolloClient()
  const draft = useFormDraft(viewerId, draftName, initial)
  const form = useForm({
    initial: draft.start,
    validate: () => ({}),
    submit: async (values) => {
      const failure =
        checkValues(values, draft.initial, spec.names) ??
        (await saveStudent(client, values, isUpdate ? draft.initial : null, () => {
          if (award) void sayVerdict(client, award)
        }))
      if (failure) return failure
      draft.drop()
      announce(values, draft.initial, isUpdate)
      void reloadSession()
      onSaved()
      return null
    },
    explain: (error) => explainSaveFailure(isUpdate, error),
  })
  useEffect(() => draft.keep(withoutPassword(form.values)), [draft, form.values])
  useEffect(() => {
    if (focusField) focusOn(fieldId(form.id, focusField))
  }, [focusField, form.id])
  return { form, draft }
}

/** A password is not kept anywhere. */
export function withoutPassword(values: StudentValues): StudentValues {
  return { ...values, currentPassword: '' }
}

/** Everything shown that has to be changed, all at once; a sentence above names missing fields, if there are any. */
function checkValues(
  values: StudentValues,
  before: StudentValues,
  names: readonly string[] = Object.keys(values),
): FormFailure | null {
  const missing = missingFields(values)
  const faults = { ...missing, ...unreadableFields(values, before) }
  const shown = Object.entries(faults).filter(([name]) => names.includes(name))
  if (shown.length === 0) return null
  const isMissing = shown.some(([name]) => name in missing)
  return { message: isMissing ? text.required : null, fields: Object.fromEntries(shown) }
}

function announce(values: StudentValues, before: StudentValues, isUpdate: boolean): void {
  const email = values.email.trim()
  toast.success({
    title: isUpdate ? text.updated : text.created,
    ...(email !== before.email && { description: text.mailChangeSent(email) }),
    topic: 'profile',
  })
}

function focusOn(id: string): void {
  const field = document.getElementById(id)
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}
