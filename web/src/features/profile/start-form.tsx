import { useState } from 'react'
import { ChangedMeanwhile } from '#ui/changed-meanwhile.tsx'
import { Form } from '#ui/form.tsx'
import { Notice } from '#ui/notice.tsx'
import { takeCarriedFacts } from './carried-facts.ts'
import { DecidingFields } from './deciding-fields.tsx'
import { profileMessages as text } from './profile-messages.ts'
import type { StudentValues } from './student-values.ts'
import { useStudentForm } from './use-student-form.ts'

const draftName = 'profile'

type StartFormProps = {
  viewerId: string
  /** Has the account's name and address. */
  initial: StudentValues
  focusField: string | null
  award: string | null
  onSaved: () => void
}

/** Creates the profile from the four facts that decide most. */
export function StartForm(props: StartFormProps) {
  useState(() => takeCarriedFacts(props.viewerId, draftName, props.initial))
  const { form, draft } = useStudentForm({
    ...props,
    draftName,
    isUpdate: false,
  })
  return (
    <Form form={form} submitLabel={text.save} busyLabel={text.saving}>
      {draft.isRestored && <Notice>{text.restored}</Notice>}
      <ChangedMeanwhile labels={draft.changedMeanwhile.map((name) => text.labels[name])} />
      <DecidingFields form={form} />
    </Form>
  )
}
