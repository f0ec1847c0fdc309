import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { FormState } from '#ui/use-form.ts'
import { OtherApplications } from './other-applications.tsx'
import { recommenderMessages as text } from './recommender-messages.ts'
import {
  type RecommenderProps,
  type RecommenderValues,
  useRecommenderForm,
} from './use-recommender-form.ts'

export function RecommenderDialog(props: RecommenderProps & { isOpen: boolean }) {
  const { isOpen, draft, onClose } = props
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={draft ? text.editTitle : text.ask}>
      <RecommenderForm {...props} />
    </Dialog>
  )
}

/** Names a recommender. The main button invites them; the other one saves the request for later. */
function RecommenderForm(props: RecommenderProps) {
  const form = useRecommenderForm(props)
  if (props.draft)
    return (
      <Form form={form} submitLabel={text.saveDraft} busyLabel={text.saving}>
        <Fields form={form} />
      </Form>
    )
  const { isSent } = form.values
  return (
    <Form
      form={form}
      submitLabel={isSent ? text.send : text.saveDraft}
      busyLabel={isSent ? text.sending : text.saving}
    >
      <Fields form={form} />
      <OtherApplications
        applicationId={props.applicationId}
        field={form.field('alsoFor')}
      />
      <RadioCards
        {...form.field('isSent')}
        legend={text.when}
        value={isSent ? 'now' : 'later'}
        onChange={(when) => form.set('isSent', when === 'now')}
        cards={[
          { value: 'now', title: text.now },
          { value: 'later', title: text.later },
        ]}
      />
    </Form>
  )
}

function Fields({ form }: { form: FormState<RecommenderValues> }) {
  return (
    <>
      <TextField {...form.field('recommenderName')} label={text.name} autoComplete="off" />
      <TextField
        {...form.field('recommenderEmail')}
        label={text.email}
        type="email"
        autoComplete="off"
      />
      <TextField
        {...form.field('relation')}
        label={text.relation}
        help={text.relationHelp}
      />
      <TextArea
        {...form.field('note')}
        label={text.note}
        help={text.noteHelp}
        isOptional
        maxLength={1000}
      />
      <RadioCards
        {...form.field('isWaived')}
        legend={text.waiver}
        cards={[
          { value: 'yes', title: text.waived, children: <Help>{text.waivedHelp}</Help> },
          { value: 'no', title: text.kept, children: <Help>{text.keptHelp}</Help> },
        ]}
      />
      <p className="text-sm text-muted">{text.waiverFixed}</p>
    </>
  )
}

function Help({ children }: { children: string }) {
  return <span className="block text-sm text-muted">{children}</span>
}
