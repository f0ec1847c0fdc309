import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { useFormDraft } from '#lib/forms/form-draft.ts'
import { LinkButton } from '#page/links.tsx'
import { Button } from '#ui/button.tsx'
import { ChangedMeanwhile } from '#ui/changed-meanwhile.tsx'
import { Form } from '#ui/form.tsx'
import { Notice } from '#ui/notice.tsx'
import { useForm } from '#ui/use-form.ts'
import { announceSaved } from './announce-saved.ts'
import { checkScholarship } from './check-scholarship.ts'
import { FormStepList } from './form-step-list.tsx'
import { statesOfSteps } from './form-steps.ts'
import { explainSaveFailure, saveScholarship, type SaveTarget } from './save-scholarship.ts'
import { scholarshipMessages as text } from './scholarship-form-messages.ts'
import type { ScholarshipValues } from './scholarship-values.ts'
import { StepPart } from './step-part.tsx'
import { useFormSteps } from './use-form-steps.ts'

type ScholarshipFormProps = {
  viewerId: string
  target: SaveTarget
  initial: ScholarshipValues
  isPublished: boolean
  /** Why it cannot be published now, or, when published, not be changed; null when it can. */
  obstacle: string | null
  /** The university that the organization is; null for a donor. */
  ownUniversityId: string | null
  /** The page to go to when the person gives up. */
  leaveTo: string
  onSaved: () => void
}

/** Form A in steps: a draft is saved with whatever is there, publishing needs everything that students need. */
export function ScholarshipForm(props: ScholarshipFormProps) {
  const { isPublished, obstacle } = props
  const { form, draft, send } = useScholarshipForm(props)
  const { step, next, before, go, leadTo } = useFormSteps(form.id)
  const [now] = useState(() => new Date())
  const faults = checkScholarship(form.values, { isDraft: false, now })
  const canPublish = !isPublished && obstacle === null
  // A published scholarship can be saved from every step.
  const isSaving = isPublished || next === null
  const saveLabel = isPublished ? text.saveChanges : text.saveDraft
  const submit = send(canPublish)
  return (
    <Form
      form={{ ...form, onSubmit: isSaving ? submit : goOn }}
      submitLabel={!isSaving ? text.next : canPublish ? text.publish : saveLabel}
      busyLabel={text.saving}
      leadTo={leadTo}
      actions={
        <>
          {isPublished && next && <Button onClick={goOn}>{text.next}</Button>}
          {before && <Button onClick={() => go(before)}>{text.back}</Button>}
          {!isPublished && (next !== null || canPublish) && (
            <Button isBusy={form.isBusy} onClick={send(false)}>
              {text.saveDraft}
            </Button>
          )}
          <LinkButton kind="quiet" to={props.leaveTo} onClick={draft.drop}>
            {text.cancel}
          </LinkButton>
        </>
      }
    >
      {draft.isRestored && <Notice>{text.restored}</Notice>}
      <ChangedMeanwhile labels={draft.changedMeanwhile.map((name) => text.labels[name])} />
      {obstacle && <Notice tone="warn">{obstacle}</Notice>}
      <FormStepList states={statesOfSteps(faults)} current={step} />
      <StepPart
        form={form}
        step={step}
        ownUniversityId={props.ownUniversityId}
        isNew={props.target.kind === 'new'}
        faults={faults}
        leadTo={leadTo}
      />
    </Form>
  )

  function goOn(event: React.SyntheticEvent) {
    event.preventDefault()
    if (next) go(next)
  }
}

/** The values with their draft, and the function that sends them. */
function useScholarshipForm(props: ScholarshipFormProps) {
  const { target, isPublished, onSaved } = props
  const client = useApolloClient()
  const wantsPublished = useRef(false)
  const draftName = target.kind === 'new' ? 'scholarship.new' : `scholarship.${target.id}`
  const draft = useFormDraft(props.viewerId, draftName, props.initial)
  const form = useForm<ScholarshipValues>({
    initial: draft.start,
    validate: (values) => {
      const isDraft = !isPublished && !wantsPublished.current
      return checkScholarship(values, { isDraft, now: new Date() })
    },
    submit: async (values) => {
      const saved = await saveScholarship(client, target, values, wantsPublished.current)
      if (!('outcome' in saved)) return saved
      draft.drop()
      announceSaved(target, saved.outcome)
      onSaved()
      return null
    },
    explain: (error) => explainSaveFailure(target, error),
  })
  useEffect(() => draft.keep(form.values), [draft, form.values])
  const send = (publishes: boolean) => (event: React.SyntheticEvent) => {
    wantsPublished.current = publishes
    form.onSubmit(event as React.SubmitEvent<HTMLFormElement>)
  }
  return { form, draft, send }
}
