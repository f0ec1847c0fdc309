import { useMutation } from '@apollo/client/react'
import { useId, useState, type FormEvent, type KeyboardEvent } from 'react'
import { showError } from '#lib/graphql/show-error.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { graphql } from '#gql'
import { type MentorContext, mentorMessages as text } from './mentor-messages.ts'

const sendMutation = graphql(`
  mutation SendMentorMessage($input: SendMentorMessageInput!) {
    sendMentorMessage(input: $input) {
      __typename
      ... on MentorReplySuccess {
        reply {
          id
          sessionId
        }
      }
      ... on ValidationFailed {
        errors {
          path
          message
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

type Props = {
  mentor: { id: string; name: string }
  context: MentorContext
  sessionId: string | null
  /** Why nothing can be sent now, whatever the student writes; null when it can. */
  hold: string | null
  onSent: (reply: { id: string; sessionId: string }) => void
}

/** The message being typed, and how it is sent: the text stays until the server has it. */
function useMessage(id: string, { mentor, context, sessionId, hold, onSent }: Props) {
  const [message, setMessage] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const [isMissing, setIsMissing] = useState(false)
  const [send, { loading }] = useMutation(sendMutation)
  const isEmpty = message.trim() === ''

  async function submit() {
    if (hold !== null || loading) return
    setIsMissing(isEmpty)
    if (isEmpty) return document.getElementById(id)?.focus()
    setFailure(null)
    try {
      const input = { mentorId: mentor.id, message: message.trim(), context, sessionId }
      const { data } = await send({ variables: { input } })
      const sent = data?.sendMentorMessage
      if (sent?.__typename !== 'MentorReplySuccess') return setFailure(showError(sent))
      setMessage('')
      onSent(sent.reply)
    } catch (error) {
      setFailure(showError(error))
    }
  }
  const error = isMissing && isEmpty ? text.writeFirst : null
  return { message, setMessage, failure, error, isBusy: loading, submit }
}

/** The field for a question. */
export function MessageForm(props: Props) {
  const id = useId()
  const { message, setMessage, failure, error, isBusy, submit } = useMessage(id, props)
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    void submit()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void submit()
  }
  return (
    <form onSubmit={onSubmit} className="flex flex-col gap-3 border-t border-line p-4">
      {failure !== null && <NotSent why={failure} onRetry={() => void submit()} />}
      <TextArea
        id={id}
        label={text.message}
        name="message"
        rows={1}
        maxLength={2_000}
        placeholder={text.ask(props.mentor.name)}
        help={text.messageHelp}
        error={error}
        value={message}
        onChange={setMessage}
        onKeyDown={onKeyDown}
        readOnly={isBusy}
      />
      <div>
        <Button type="submit" kind="primary" isBusy={isBusy} disabledReason={props.hold}>
          {text.send}
        </Button>
      </div>
    </form>
  )
}

function NotSent({ why, onRetry }: { why: string; onRetry: () => void }) {
  return (
    <Notice tone="bad">
      <p role="alert">
        {text.sendFailed} {why}
      </p>
      <Button className="mt-3" onClick={onRetry}>
        {text.retry}
      </Button>
    </Notice>
  )
}
