import { useMutation } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { useFormDraft } from '#lib/forms/form-draft.ts'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { isProblem, showError } from '#lib/graphql/show-error.ts'
import { useViewer } from '#lib/session/session.ts'
import { ChangedMeanwhile } from '#ui/changed-meanwhile.tsx'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm } from '#ui/use-form.ts'
import { graphql } from '#gql'
import { communityMessages as text } from './community-messages.ts'
import { type Finding, PersonalDataNotice } from './personal-data-notice.tsx'
import { writingMessages as writing } from './writing-messages.ts'

const createMutation = graphql(`
  mutation ReplyForm_Create($input: CreateReplyInput!) {
    createReply(input: $input) {
      __typename
      ... on ReplySuccess {
        reply {
          id
        }
      }
      ... on PersonalDataFound {
        findings {
          kind
          excerpt
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

const updateMutation = graphql(`
  mutation ReplyForm_Update($input: UpdateReplyInput!) {
    updateReply(input: $input) {
      __typename
      ... on ReplySuccess {
        reply {
          id
          content
          editedAt
        }
      }
      ... on PersonalDataFound {
        findings {
          kind
          excerpt
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

type Values = { content: string; mention: string }

type ReplyFormProps = {
  postId: string
  parentId?: string | null
  /** The reply to change; else the form writes a new one. */
  reply?: { id: string; content: string; editedAt: string | null }
  /** The people whom the reply can notify. */
  people?: readonly { value: string; label: string }[]
  onSent: () => void
  onCancel?: () => void
}

/** A reply to a post or to a reply. Typed text stays in this tab until it is sent. */
export function ReplyForm(props: ReplyFormProps) {
  const { people = [], reply, onCancel } = props
  const { form, findings, isChangedMeanwhile, ...confirm } = useReplyForm(props)
  return (
    <Form
      form={form}
      submitLabel={reply ? writing.save : writing.sendReply}
      busyLabel={reply ? writing.saving : writing.sendingReply}
      actions={onCancel && <Button onClick={onCancel}>{text.cancel}</Button>}
    >
      <ChangedMeanwhile labels={isChangedMeanwhile ? [writing.replyTo] : []} />
      <PersonalDataNotice findings={findings} {...confirm} />
      <TextArea
        {...form.field('content')}
        label={writing.replyTo}
        help={writing.contentHelp}
      />
      {people.length > 0 && (
        <SelectField
          {...form.field('mention')}
          label={writing.mention}
          placeholder={writing.mentionNobody}
          options={people}
          isOptional
        />
      )}
    </Form>
  )
}

function useReplyForm({ postId, parentId = null, reply, onSent }: ReplyFormProps) {
  const [create] = useMutation(createMutation)
  const [update] = useMutation(updateMutation)
  const [findings, setFindings] = useState<readonly Finding[]>([])
  const [isConfirmed, setIsConfirmed] = useState(false)
  // As the form opened: what is edited elsewhere since then must not be overwritten.
  const [editedAt] = useState(reply?.editedAt ?? null)
  const owner = useViewer()?.id ?? ''
  const initial: Values = { content: reply?.content ?? '', mention: '' }
  const key = `forum-reply-${reply?.id ?? parentId ?? postId}`
  const draft = useFormDraft<Values>(owner, key, initial)
  async function send({ content, mention }: Values) {
    const words = { content, confirmPersonalData: isConfirmed }
    if (reply) {
      const input = { ...words, id: reply.id, editedAt }
      return (await update({ variables: { input } })).data?.updateReply
    }
    const input = { ...words, postId, parentId, mentions: mention ? [mention] : [] }
    return (await create({ variables: { input } })).data?.createReply
  }
  const form = useForm<Values>({
    initial: draft.start,
    validate: ({ content }) =>
      content.trim() === '' ? { content: writing.replyRequired } : {},
    submit: async (values) => {
      const answer = await send(values)
      if (!answer) throw new Error('No answer to a reply')
      setFindings(answer.__typename === 'PersonalDataFound' ? answer.findings : [])
      if (isProblem(answer)) return serverErrors(answer)
      draft.drop()
      form.reset(initial)
      toast.success({ title: reply ? writing.saved : writing.replyPosted, topic: 'reply' })
      onSent()
      return null
    },
    explain: showError,
  })
  const { values } = form
  useEffect(() => draft.keep(values), [draft, values])
  const isChangedMeanwhile = draft.changedMeanwhile.includes('content')
  const onConfirm = setIsConfirmed
  return { form, findings, isChangedMeanwhile, isConfirmed, onConfirm }
}
