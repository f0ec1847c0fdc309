import { useMutation } from '@apollo/client/react'
import { useEffect } from 'react'
import { type Draft, useFormDraft } from '#lib/forms/form-draft.ts'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { isProblem, showError } from '#lib/graphql/show-error.ts'
import type { SectionFormPart } from '#page/editable-section.tsx'
import { Button } from '#ui/button.tsx'
import { ChangedMeanwhile } from '#ui/changed-meanwhile.tsx'
import { fieldId } from '#ui/field.tsx'
import { Form } from '#ui/form.tsx'
import { Notice } from '#ui/notice.tsx'
import { useForm, type FormState } from '#ui/use-form.ts'
import { changeFacts } from './change-facts.ts'
import { FactField } from './fact-field.tsx'
import type { FactsSection } from './facts-sections.ts'
import { changedNames, checkFacts, factsInput, type FactsValues } from './facts-values.ts'
import { factLabels } from './fact-messages.ts'
import { immigrationMessages as text } from './immigration-messages.ts'

type Props = Omit<SectionFormPart, 'isOpenedByButton'> & {
  section: FactsSection
  viewerId: string
  draftName: string
  initial: FactsValues
  version: number
  focusField: string | null
}

/** The fields of one section; saving changes nothing else, and each field may stay empty. */
export function FactsForm({ section, onCancel, ...spec }: Props) {
  const { form, draft } = useFactsForm(spec)
  const cancel = () => {
    const isTyped = changedNames(form.values, draft.initial).length > 0
    draft.drop()
    onCancel(isTyped ? () => draft.keep(form.values) : null)
  }
  return (
    <Form
      form={form}
      submitLabel={text.save}
      busyLabel={text.saving}
      actions={<Button onClick={cancel}>{text.cancel}</Button>}
    >
      {draft.isRestored && <Notice>{text.restored}</Notice>}
      <ChangedMeanwhile labels={draft.changedMeanwhile.map((name) => factLabels[name])} />
      {section.names.map((name) => (
        <FactField key={name} name={name} form={form} />
      ))}
    </Form>
  )
}

type FormSpec = Omit<Props, 'section' | 'onCancel'>

function useFactsForm(spec: FormSpec): {
  form: FormState<FactsValues>
  draft: Draft<FactsValues>
} {
  const { viewerId, draftName, initial, version, focusField, onSaved } = spec
  const [send] = useMutation(changeFacts)
  const draft = useFormDraft(viewerId, draftName, initial)
  const form = useForm<FactsValues>({
    initial: draft.start,
    validate: checkFacts,
    explain: (error) => `${text.saveFailed}. ${showError(error)}`,
    async submit(values) {
      const names = changedNames(values, draft.initial)
      const input = factsInput(values, names, version)
      const { data } = await send({
        variables: { input },
        update: (cache) => void cache.evict({ fieldName: 'immigrationGuidances' }),
      })
      const saved = data?.saveImmigrationProfile
      if (!saved) throw new Error('The answer is empty')
      if (isProblem(saved)) return serverErrors(saved, fieldsOfDays(input.days))
      draft.drop()
      onSaved(names.map((name) => factLabels[name]).join(', '))
      return null
    },
  })
  useEffect(() => draft.keep(form.values), [draft, form.values])
  useEffect(() => {
    if (focusField) document.getElementById(fieldId(form.id, focusField))?.focus()
  }, [focusField, form.id])
  return { form, draft }
}

/** The server names a day by its place in the list that it was sent. */
function fieldsOfDays(days: readonly { name: string }[] | null | undefined) {
  return Object.fromEntries((days ?? []).map(({ name }, at) => [`days.${at}.day`, name]))
}
