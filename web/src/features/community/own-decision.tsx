import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { isProblem, showError } from '#lib/graphql/show-error.ts'
import { TextLink } from '#page/links.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Form } from '#ui/form.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm } from '#ui/use-form.ts'
import { paths } from '#paths'
import { graphql, readFragment, type FragmentType } from '#gql'
import { ActionLine } from './action-line.tsx'
import { communityMessages as text } from './community-messages.ts'

const fragment = graphql(`
  fragment OwnDecision_Decision on OwnDecision {
    id
    postId
    title
    mayAppeal
    appealText
    isGranted
    answer
    action {
      id
      ...ActionLine_Action
    }
  }
`)

const mutation = graphql(`
  mutation OwnDecision_Appeal($input: AppealDecisionInput!) {
    appealDecision(input: $input) {
      __typename
      ...ProblemDetails @unmask
    }
  }
`)

type OwnDecisionProps = { decision: FragmentType<typeof fragment>; onChanged: () => void }

/** A decision about something of the viewer's, and the way to appeal. */
export function OwnDecision({ onChanged, ...props }: OwnDecisionProps) {
  const decision = readFragment(fragment, props.decision)
  const [isOpen, setIsOpen] = useState(false)
  const { postId, title, mayAppeal, appealText, isGranted, answer } = decision
  return (
    <Card className="flex flex-col gap-3">
      <ActionLine action={decision.action} />
      {postId && (
        <p>
          <TextLink to={paths.communityThread(postId)}>{title ?? text.aboutPost}</TextLink>
        </p>
      )}
      {appealText && (
        <p>
          {text.appealed} {appealText}
        </p>
      )}
      {appealText && !answer && <p className="text-muted">{text.appealWaits}</p>}
      {answer && (
        <p>
          {isGranted ? text.granted : text.notGranted} {answer}
        </p>
      )}
      {mayAppeal && !isOpen && (
        <div>
          <Button onClick={() => setIsOpen(true)}>{text.appeal}</Button>
        </div>
      )}
      {mayAppeal && isOpen && (
        <AppealForm
          actionId={decision.id}
          onSent={() => {
            setIsOpen(false)
            onChanged()
          }}
          onCancel={() => setIsOpen(false)}
        />
      )}
    </Card>
  )
}

type AppealFormProps = { actionId: string; onSent: () => void; onCancel: () => void }

function AppealForm({ actionId, onSent, onCancel }: AppealFormProps) {
  const [appeal] = useMutation(mutation)
  const form = useForm({
    initial: { text: '' },
    validate: (values) => (values.text.trim() === '' ? { text: text.appealRequired } : {}),
    submit: async (values) => {
      const input = { actionId, text: values.text }
      const answer = (await appeal({ variables: { input } })).data?.appealDecision
      if (!answer) throw new Error('No answer to an appeal')
      if (isProblem(answer)) return serverErrors(answer)
      toast.success({ title: text.appealSent, topic: 'appeal' })
      onSent()
      return null
    },
    explain: showError,
  })
  return (
    <Form
      form={form}
      submitLabel={text.appeal}
      actions={<Button onClick={onCancel}>{text.cancel}</Button>}
    >
      <TextArea {...form.field('text')} label={text.appealLabel} />
    </Form>
  )
}
