import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import { useFormDraft } from '#lib/forms/form-draft.ts'
import { LinkButton } from '#page/links.tsx'
import { Button } from '#ui/button.tsx'
import { ChangedMeanwhile } from '#ui/changed-meanwhile.tsx'
import { Form } from '#ui/form.tsx'
import { Notice } from '#ui/notice.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { PartFailed } from '#ui/part-failed.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useForm } from '#ui/use-form.ts'
import { announceSaved } from './announce-saved.ts'
import { BasicsSections } from './basics-section.tsx'
import { checkScholarship } from './check-scholarship.ts'
import { explainSaveFailure, saveScholarship, type SaveTarget } from './save-scholarship.ts'
import { scholarshipMessages as text } from './scholarship-form-messages.ts'
import type { ScholarshipValues } from './scholarship-values.ts'

// The heaviest parts of the form, and below what is filled in first.
const ApplicantsSections = lazyPart(
  async () => (await import('./applicants-section.tsx')).ApplicantsSections,
)
const ApplicationSections = lazyPart(
  async () => (await import('./application-section.tsx')).ApplicationSections,
)

type ScholarshipFormProps = {
  viewerId: string
  target: SaveTarget
  initial: ScholarshipValues
  isPublished: boolean
  /** Why it cannot be published now; null when it can. */
  publishObstacle: string | null
  /** The university that the organization is; null for a donor. */
  ownUniversityId: string | null
  /** Where it leads when it is given up. */
  leaveTo: string
  onSaved: () => void
}

/** Form A: drafts are saved with whatever is there, publishing asks for everything students need. */
export function ScholarshipForm(props: ScholarshipFormProps) {
  const { target, isPublished, publishObstacle, onSaved } = props
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
  const saveDraft = (
    <Button isBusy={form.isBusy} onClick={send(false)}>
      {text.saveDraft}
    </Button>
  )
  const canPublish = !isPublished && publishObstacle === null
  return (
    <Form
      form={{ ...form, onSubmit: send(canPublish) }}
      submitLabel={
        isPublished ? text.saveChanges : canPublish ? text.publish : text.saveDraft
      }
      busyLabel={text.saving}
      actions={
        <>
          {canPublish && saveDraft}
          <LinkButton kind="quiet" to={props.leaveTo} onClick={draft.drop}>
            {text.cancel}
          </LinkButton>
        </>
      }
    >
      {draft.isRestored && <Notice>{text.restored}</Notice>}
      <ChangedMeanwhile labels={draft.changedMeanwhile.map((name) => text.labels[name])} />
      {!isPublished && publishObstacle && <Notice tone="warn">{publishObstacle}</Notice>}
      <BasicsSections form={form} ownUniversityId={props.ownUniversityId} />
      <LazyPart fallback={<Skeleton className="h-[60rem]" />} failed={<PartFailed />}>
        <ApplicantsSections form={form} />
        <ApplicationSections form={form} />
      </LazyPart>
    </Form>
  )
}
