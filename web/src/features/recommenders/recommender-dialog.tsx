import { useMutation } from '@apollo/client/react'
import { useRef } from 'react'
import type { Recommenders_ApplicationFragment } from '#gql/graphql'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { isProblem, showError } from '#lib/graphql/show-error.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm } from '#ui/use-form.ts'
import { askMutation, updateMutation } from './change-recommendation.ts'
import { recommenderMessages as text } from './recommender-messages.ts'

export type Recommendation = Recommenders_ApplicationFragment['recommendations'][number]

type Props = {
  applicationId: string
  /** The draft to change; null asks somebody new. */
  draft: Recommendation | null
  onClose: () => void
  onDone: () => Promise<void>
}

export function RecommenderDialog(props: Props & { isOpen: boolean }) {
  const { isOpen, draft, onClose } = props
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={draft ? text.editTitle : text.ask}>
      <RecommenderForm {...props} />
    </Dialog>
  )
}

type Values = {
  recommenderName: string
  recommenderEmail: string
  relation: string
  note: string
  isWaived: '' | 'yes' | 'no'
}

/** Names a recommender; the way that its button says is the way that it goes. */
function RecommenderForm({ applicationId, draft, onClose, onDone }: Props) {
  const [ask] = useMutation(askMutation)
  const [update] = useMutation(updateMutation)
  const isSent = useRef(true)
  const form = useForm<Values>({
    initial: {
      recommenderName: draft?.recommenderName ?? '',
      recommenderEmail: draft?.recommenderEmail ?? '',
      relation: draft?.relation ?? '',
      note: draft?.note ?? '',
      isWaived: draft ? (draft.isWaived ? 'yes' : 'no') : '',
    },
    validate,
    async submit({ isWaived, ...typed }) {
      const recommender = { ...typed, isWaived: isWaived === 'yes' }
      const answer = draft
        ? (await update({ variables: { input: { ...recommender, id: draft.id } } })).data
        : (await ask({ variables: { input: inputOf(recommender) } })).data
      const result = answer?.result
      if (!result) throw new Error('No answer to asking a recommender')
      if (isProblem(result)) return failureOf(result)
      const title =
        isSent.current && !draft ? text.sent(typed.recommenderName) : text.savedDraft
      toast.success({ title, topic: text.title })
      await onDone()
      onClose()
      return null
    },
    explain: showError,
  })
  const inputOf = (recommender: Omit<Values, 'isWaived'> & { isWaived: boolean }) => ({
    ...recommender,
    applicationIds: [applicationId],
    isSent: isSent.current,
  })
  const sendAs = (sent: boolean) => {
    isSent.current = sent
  }
  return (
    <div onClickCapture={() => sendAs(true)}>
      <Form
        form={form}
        submitLabel={draft ? text.saveDraft : text.send}
        busyLabel={text.sending}
        actions={
          !draft && (
            <Button
              isBusy={form.isBusy}
              onClick={() => {
                sendAs(false)
                form.send()
              }}
            >
              {text.saveDraft}
            </Button>
          )
        }
      >
        <TextField
          {...form.field('recommenderName')}
          label={text.name}
          autoComplete="off"
        />
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
        <RadioCards
          {...form.field('isWaived')}
          legend={text.waiver}
          cards={[
            { value: 'yes', title: text.waived, children: <Help>{text.waivedHelp}</Help> },
            { value: 'no', title: text.kept, children: <Help>{text.keptHelp}</Help> },
          ]}
        />
        <p className="text-sm text-muted">{text.waiverFixed}</p>
        <TextArea
          {...form.field('note')}
          label={text.note}
          help={text.noteHelp}
          isOptional
          maxLength={1000}
        />
      </Form>
    </div>
  )
}

function validate({ recommenderName, recommenderEmail, relation, isWaived }: Values) {
  const { missing } = text
  return {
    ...(recommenderName.trim() === '' && { recommenderName: missing.recommenderName }),
    ...(!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(recommenderEmail.trim()) && {
      recommenderEmail: missing.recommenderEmail,
    }),
    ...(relation.trim() === '' && { relation: missing.relation }),
    ...(isWaived === '' && { isWaived: missing.isWaived }),
  }
}

/** What has no field here stands above the form; of too many in a day the server says what to do. */
function failureOf(problem: Parameters<typeof serverErrors>[0]) {
  const { errors = [], code, message } = problem
  const hasNoField = errors.some(({ path }) => path.includes('applicationId'))
  if (code === 'TOO_MANY_REQUESTS' || hasNoField) return { message, fields: {} }
  return serverErrors(problem)
}

function Help({ children }: { children: string }) {
  return <span className="block text-sm text-muted">{children}</span>
}
