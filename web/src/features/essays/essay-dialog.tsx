import { useMutation } from '@apollo/client/react'
import { useEffect, type ReactNode } from 'react'
import { useFormDraft } from '#lib/forms/form-draft.ts'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { isProblem, showError } from '#lib/graphql/show-error.ts'
import { useViewer } from '#lib/session/session.ts'
import { FullDialog } from '#ui/dialog.tsx'
import { optionsOf } from '#ui/options-of.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm, type FormState } from '#ui/use-form.ts'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { EssayDialog_ReviewFragment } from '#gql/graphql'
import { essayTypes } from '#entities/essay/essay-types.ts'
import { aiUses, essayMessages as text } from './essay-messages.ts'
import {
  checkEssay,
  countWords,
  essayInput,
  newEssay,
  valuesOf,
  type EssayValues,
} from './essay-values.ts'

const fragment = graphql(`
  fragment EssayDialog_Review on EssayReview {
    id
    essayId
    essayType
    title
    content
    prompt
    specificFeedback
    wordLimit
    aiUse
    targetScholarship {
      id
    }
  }
`)

const submitMutation = graphql(`
  mutation EssayDialog_Submit($input: SubmitEssayInput!) {
    submitEssay(input: $input) {
      __typename
      ... on EssayReviewSuccess {
        review {
          id
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

const reviseMutation = graphql(`
  mutation EssayDialog_Revise($input: ReviseEssayInput!) {
    reviseEssay(input: $input) {
      __typename
      ... on EssayReviewSuccess {
        review {
          id
          title
          essayType
          aiUse
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

type Field = ReturnType<FormState<EssayValues>['field']>

type Props = {
  /** The newest version to go on from; null for a new essay. */
  review: FragmentType<typeof fragment> | null
  /** Chooses among the scholarships; the page supplies it. */
  scholarshipField: (field: Field) => ReactNode
  /** Shown above the fields: what the last version left open. */
  children?: ReactNode
  onClose: () => void
  onSent: (reviewId: string) => void
}

/** Hands in an essay, or its next version. Typed text stays in this tab until it is sent. */
export function EssayDialog({
  scholarshipField,
  children,
  onClose,
  onSent,
  ...props
}: Props) {
  const review = props.review && readFragment(fragment, props.review)
  const form = useEssayForm(review, (id) => {
    onClose()
    onSent(id)
  })
  return (
    <FullDialog
      title={review ? text.reviseTitle : text.submitTitle}
      isOpen
      onClose={onClose}
    >
      {children}
      <Form
        form={form}
        submitLabel={review ? text.sendVersion : text.submit}
        busyLabel={text.submitting}
        actions={<Button onClick={onClose}>{text.cancel}</Button>}
      >
        <EssayFields form={form} scholarshipField={scholarshipField} />
      </Form>
    </FullDialog>
  )
}

type Review = EssayDialog_ReviewFragment

function useEssayForm(review: Review | null, onSent: (id: string) => void) {
  const owner = useViewer()?.id ?? 'nobody'
  const draft = useFormDraft(
    owner,
    `essay.${review?.essayId ?? 'new'}`,
    review ? valuesOf(review) : newEssay,
  )
  const send = useSend(review)
  const form = useForm<EssayValues>({
    initial: draft.start,
    validate: checkEssay,
    explain: (error) => notSent(`${text.submitFailedWhy} ${showError(error)}`),
    async submit(values) {
      const sent = await send(values)
      if (isProblem(sent)) {
        const { message, fields } = serverErrors(sent)
        return { message: message && notSent(message), fields }
      }
      draft.drop()
      const isNew = sent.review.id !== review?.id
      toast.success(
        isNew
          ? { title: text.submitted, description: text.submittedWhy }
          : { title: text.changed },
      )
      onSent(sent.review.id)
      return null
    },
  })
  useEffect(() => draft.keep(form.values), [draft, form.values])
  return form
}

const notSent = (why: string) => `${text.submitFailed}: ${why}`

function useSend(review: Review | null) {
  const [submit] = useMutation(submitMutation)
  const [revise] = useMutation(reviseMutation)
  return async function send(values: EssayValues) {
    const input = essayInput(values)
    const result = review
      ? (await revise({ variables: { input: { id: review.id, ...input } } })).data
          ?.reviseEssay
      : (await submit({ variables: { input } })).data?.submitEssay
    if (!result) throw new Error('The answer is empty')
    return result
  }
}

const typeOptions = optionsOf(essayTypes)
const aiOptions = optionsOf(aiUses)

function EssayFields({
  form,
  scholarshipField,
}: Pick<Props, 'scholarshipField'> & { form: FormState<EssayValues> }) {
  return (
    <>
      <SelectField
        label={text.essayType}
        placeholder={text.chooseType}
        options={typeOptions}
        {...form.field('essayType')}
      />
      <TextField label={text.essayTitle} maxLength={200} {...form.field('title')} />
      <TextArea
        label={text.content}
        help={text.contentHelp(countWords(form.values.content))}
        rows={12}
        maxLength={20_000}
        {...form.field('content')}
      />
      <TextArea
        label={text.prompt}
        help={text.promptHelp}
        isOptional
        rows={2}
        maxLength={2_000}
        {...form.field('prompt')}
      />
      {scholarshipField(form.field('targetScholarship'))}
      <OptionalFields form={form} />
    </>
  )
}

function OptionalFields({ form }: { form: FormState<EssayValues> }) {
  return (
    <>
      <TextField
        label={text.wordLimit}
        help={text.wordLimitHelp}
        isOptional
        inputMode="numeric"
        {...form.field('wordLimit')}
      />
      <TextArea
        label={text.specificFeedback}
        help={text.specificFeedbackHelp}
        isOptional
        rows={2}
        maxLength={2_000}
        {...form.field('specificFeedback')}
      />
      <SelectField
        label={text.aiUse}
        help={text.aiUseHelp}
        isOptional
        placeholder={text.aiUseUnsaid}
        options={aiOptions}
        {...form.field('aiUse')}
      />
    </>
  )
}
