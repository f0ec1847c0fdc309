import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { focusHeading } from '#lib/browser/focus-heading.ts'
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
  fragment ForumAppeal_Appeal on ForumAppeal {
    id
    text
    action {
      id
      ...ActionLine_Action
    }
    entry {
      id
      postId
      title
      content
    }
  }
`)

const mutation = graphql(`
  mutation ForumAppeal_Decide($input: DecideAppealInput!) {
    decideAppeal(input: $input) {
      __typename
      ...ProblemDetails @unmask
    }
  }
`)

type ForumAppealProps = { appeal: FragmentType<typeof fragment>; onDecided: () => void }

/** A person's appeal against a decision, and the answer to it. */
export function ForumAppeal({ onDecided, ...props }: ForumAppealProps) {
  const appeal = readFragment(fragment, props.appeal)
  const [isGranted, setIsGranted] = useState<boolean | null>(null)
  const { entry } = appeal
  const about = entry?.title ?? text.aPerson
  return (
    <Card className="flex flex-col gap-3">
      <ActionLine action={appeal.action} />
      {entry && (
        <>
          <h3 className="text-lg">
            <TextLink to={paths.communityThread(entry.postId)}>{entry.title}</TextLink>
          </h3>
          <p className="max-w-prose break-words whitespace-pre-line">{entry.content}</p>
        </>
      )}
      <blockquote className="border-s-4 border-line ps-4">{appeal.text}</blockquote>
      <div className="flex flex-wrap gap-3">
        <Button
          aria-label={`${text.grant}: ${about}`}
          aria-expanded={isGranted === true}
          onClick={() => setIsGranted(true)}
        >
          {text.grant}
        </Button>
        <Button
          aria-label={`${text.refuse}: ${about}`}
          aria-expanded={isGranted === false}
          onClick={() => setIsGranted(false)}
        >
          {text.refuse}
        </Button>
      </div>
      {isGranted !== null && (
        <AnswerForm
          key={String(isGranted)}
          appealId={appeal.id}
          isGranted={isGranted}
          onSent={() => {
            onDecided()
            focusHeading()
          }}
        />
      )}
    </Card>
  )
}

type AnswerFormProps = { appealId: string; isGranted: boolean; onSent: () => void }

function AnswerForm({ appealId, isGranted, onSent }: AnswerFormProps) {
  const [decide] = useMutation(mutation)
  const form = useForm({
    initial: { answer: '' },
    validate: ({ answer }) => (answer.trim() === '' ? { answer: text.answerRequired } : {}),
    submit: async ({ answer }) => {
      const input = { appealId, isGranted, answer }
      const result = (await decide({ variables: { input } })).data?.decideAppeal
      if (!result) throw new Error('No answer to a decision')
      if (isProblem(result)) return serverErrors(result)
      toast.success({ title: text.decided, topic: 'appeal' })
      onSent()
      return null
    },
    explain: showError,
  })
  return (
    <Form form={form} submitLabel={isGranted ? text.grant : text.refuse}>
      <TextArea {...form.field('answer')} label={text.answerLabel} />
    </Form>
  )
}
