import { Button } from '#ui/button.tsx'
import { ChangedMeanwhile } from '#ui/changed-meanwhile.tsx'
import { Form } from '#ui/form.tsx'
import { Notice } from '#ui/notice.tsx'
import { profileMessages as text } from './profile-messages.ts'
import type { Section } from './profile-sections.tsx'
import { sectionFields } from './section-fields.tsx'
import type { StudentValues } from './student-values.ts'
import { useStudentForm, withoutPassword } from './use-student-form.ts'

type SectionFormProps = {
  section: Section
  viewerId: string
  draftName: string
  initial: StudentValues
  focusField: string | null
  award: string | null
  onSaved: () => void
  /** `bringBack` keeps the typed values for the form's next opening; null when there are none. */
  onCancel: (bringBack: (() => void) | null) => void
}

/** The fields of one section; saving changes nothing else. */
export function SectionForm({ section, onCancel, ...spec }: SectionFormProps) {
  const { form, draft } = useStudentForm({ ...spec, names: section.names, isUpdate: true })
  const cancel = () => {
    const typed = withoutPassword(form.values)
    const isTyped = JSON.stringify(typed) !== JSON.stringify(draft.initial)
    draft.drop()
    onCancel(isTyped ? () => draft.keep(typed) : null)
  }
  const lead = text.cardLeads[section.id]
  const Fields = sectionFields[section.id]
  return (
    <Form
      form={form}
      submitLabel={text.save}
      busyLabel={text.saving}
      actions={<Button onClick={cancel}>{text.cancel}</Button>}
    >
      {lead && <p className="text-muted">{lead}</p>}
      {draft.isRestored && <Notice>{text.restored}</Notice>}
      <ChangedMeanwhile labels={draft.changedMeanwhile.map((name) => text.labels[name])} />
      <Fields form={form} email={spec.initial.email} />
    </Form>
  )
}
