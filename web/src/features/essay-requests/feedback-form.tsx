import { useMutation } from '@apollo/client/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { isProblem, showError } from '#lib/graphql/show-error.ts'
import { SaveLine } from '#page/save-line.tsx'
import { Button } from '#ui/button.tsx'
import { FieldError, fieldId } from '#ui/field.tsx'
import { Form } from '#ui/form.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm, type FormState } from '#ui/use-form.ts'
import type { EssayRequest_RequestFragment } from '#gql/graphql'
import { EssayText } from './essay-text.tsx'
import {
  checkFeedback,
  feedbackInput,
  feedbackValues,
  withRemark,
  type FeedbackValues,
} from './feedback-values.ts'
import { readMessages as text } from './request-messages.ts'
import { sendMutation } from './request-mutations.ts'
import { useFeedbackDraft } from './use-feedback-draft.ts'

type Props = {
  request: EssayRequest_RequestFragment
  content: string
  /** Called when the form goes: with its unsent values, so that the words outlive it, or null when they were sent. */
  onGone: (unsent: FeedbackValues | null) => void
}
type FormOf = FormState<FeedbackValues>

/** The essay beside the mentor's feedback: choosing a sentence adds a remark, which takes the focus. */
export function FeedbackForm({ request, content, onGone }: Props) {
  const { form, saveState } = useFeedbackForm(request, onGone)
  const { remarks } = form.values
  const focus = useFocusOnRemark(form)
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
      <EssayText
        content={content}
        marked={new Set(remarks.map(({ from }) => from))}
        onChoose={({ from, to }) => {
          form.set('remarks', withRemark(remarks, { from, to }))
          focus(from)
        }}
      />
      <section aria-labelledby="feedback" className="flex min-w-0 flex-col gap-4">
        <h2 id="feedback" className="text-xl">
          {text.feedback}
        </h2>
        <p className="max-w-prose text-muted">{text.own}</p>
        <Form
          form={form}
          submitLabel={text.send}
          busyLabel={text.sending}
          actions={<SaveLine state={saveState} />}
        >
          <Remarks form={form} content={content} />
          <TextArea
            {...form.field('overall')}
            label={text.overall}
            help={text.overallHelp}
            maxLength={5_000}
            rows={6}
          />
          <TextField
            {...form.field('score')}
            label={text.score}
            help={text.scoreHelp}
            inputMode="numeric"
            maxLength={3}
            isOptional
          />
        </Form>
      </section>
    </div>
  )
}

function Remarks({ form, content }: { form: FormOf; content: string }) {
  const { remarks } = form.values
  const { id, error } = form.field('remarks')
  const change = (from: number, remark: string) =>
    form.set(
      'remarks',
      remarks.map((one) => (one.from === from ? { ...one, remark } : one)),
    )
  const remove = (from: number) => {
    form.set(
      'remarks',
      remarks.filter((one) => one.from !== from),
    )
    document.getElementById(id)?.focus()
  }
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h3 id={id} tabIndex={-1} className="text-lg">
        {text.remarks}
      </h3>
      <FieldError id={`${id}-error`} message={error} />
      {remarks.length === 0 && <p className="text-muted">{text.noRemarks}</p>}
      {remarks.map(({ from, to, remark }, index) => (
        <div key={from} className="flex flex-col gap-2">
          <TextArea
            id={remarkId(form, from)}
            name={`remark-${from}`}
            label={text.remark(index + 1)}
            help={<span className="break-words">“{content.slice(from, to)}”</span>}
            value={remark}
            onChange={(words) => change(from, words)}
            maxLength={1_000}
            rows={2}
          />
          <Button className="self-start" onClick={() => remove(from)}>
            {text.removeRemark(index + 1)}
          </Button>
        </div>
      ))}
    </section>
  )
}

const remarkId = (form: FormOf, from: number) => fieldId(form.id, `remark-${from}`)

/** Moves the focus to the remark on a sentence, once the remark is there. */
function useFocusOnRemark(form: FormOf) {
  const wanted = useRef<number | null>(null)
  const find = () => {
    const field =
      wanted.current === null
        ? null
        : document.getElementById(remarkId(form, wanted.current))
    if (!field) return
    wanted.current = null
    field.focus()
  }
  useEffect(find)
  return (from: number) => {
    wanted.current = from
    find()
  }
}

function useFeedbackForm(request: EssayRequest_RequestFragment, onGone: Props['onGone']) {
  const isSent = useRef(false)
  const [send] = useMutation(sendMutation)
  const form = useForm<FeedbackValues>({
    initial: feedbackValues(request.feedback),
    validate: checkFeedback,
    async submit(values) {
      // Waits for a draft under way: it must not arrive after the sent feedback.
      await draft.flush()
      const { data } = await send({
        variables: { input: feedbackInput(request.id, values) },
        // Runs before the answer is in the cache, and this form gone.
        update: (_cache, { data: answer }) => {
          isSent.current = answer?.sendEssayFeedback.__typename === 'EssayRequestSaved'
        },
      })
      if (!data) throw new Error('The answer is empty')
      if (isProblem(data.sendEssayFeedback)) return serverErrors(data.sendEssayFeedback)
      toast.success({ title: text.sent, description: text.sentWhy })
      return null
    },
    explain: showError,
  })
  const draft = useFeedbackDraft(request, form.values)
  const leave = useEffectEvent(() => onGone(isSent.current ? null : form.values))
  useEffect(() => () => leave(), [])
  return { form, saveState: draft.saveState }
}
