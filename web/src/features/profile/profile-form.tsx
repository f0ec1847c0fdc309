import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import { useFormDraft } from '#lib/forms/form-draft.ts'
import { reloadSession } from '#lib/session/session.ts'
import { Button } from '#ui/button.tsx'
import { fieldId } from '#ui/field.tsx'
import { ChangedMeanwhile } from '#ui/changed-meanwhile.tsx'
import { Form } from '#ui/form.tsx'
import { Notice } from '#ui/notice.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm, type FormFailure } from '#ui/use-form.ts'
import { AcademicFields } from './academic-fields.tsx'
import { BasicFields } from './basic-fields.tsx'
import { EnglishFields } from './english-fields.tsx'
import { InterestFields } from './interest-fields.tsx'
import { MoneyFields } from './money-fields.tsx'
import { profileMessages as text } from './profile-messages.ts'
import { explainSaveFailure, saveStudent } from './save-student.ts'
import { StatusFields } from './status-fields.tsx'
import { missingFields, unreadableFields, type StudentValues } from './student-values.ts'

type ProfileFormProps = {
  viewerId: string
  initial: StudentValues
  /** False when this creates the profile. */
  isUpdate: boolean
  /** The field that takes the focus, for "tell us more". */
  focusField: string | null
  onSaved: () => void
  /** Without it there is nothing to go back to. */
  onCancel?: (typed: StudentValues) => void
}

/** The name under which what is typed is kept until it is saved. */
export const profileDraft = 'profile'

export function ProfileForm(props: ProfileFormProps) {
  const { viewerId, initial, isUpdate, focusField, onSaved, onCancel } = props
  const client = useApolloClient()
  const draft = useFormDraft(viewerId, profileDraft, initial)
  const form = useForm({
    initial: draft.start,
    validate: () => ({}),
    submit: async (values) => {
      const failure =
        checkValues(values) ??
        (await saveStudent(client, values, isUpdate ? draft.initial : null))
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

  const cancel = () => {
    draft.drop()
    onCancel?.(withoutPassword(form.values))
  }
  return (
    <Form
      form={form}
      submitLabel={text.save}
      busyLabel={text.saving}
      actions={onCancel && <Button onClick={cancel}>{text.cancel}</Button>}
    >
      {draft.isRestored && <Notice>{text.restored}</Notice>}
      <ChangedMeanwhile labels={draft.changedMeanwhile.map((name) => text.labels[name])} />
      <BasicFields form={form} email={initial.email} />
      <AcademicFields form={form} />
      <InterestFields form={form} />
      <EnglishFields form={form} />
      <StatusFields form={form} />
      <MoneyFields form={form} />
    </Form>
  )
}

/** A password is not kept anywhere. */
function withoutPassword(values: StudentValues): StudentValues {
  return { ...values, currentPassword: '' }
}

/** All that is to be changed at once, under the sentence for missing fields when some are. */
function checkValues(values: StudentValues): FormFailure | null {
  const missing = missingFields(values)
  const fields = { ...missing, ...unreadableFields(values) }
  if (Object.keys(fields).length === 0) return null
  return { message: Object.keys(missing).length > 0 ? text.required : null, fields }
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
