import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { graphql } from '#gql'
import { focusHeading } from '#lib/browser/focus-heading.ts'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { isProblem, showError } from '#lib/graphql/show-error.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm } from '#ui/use-form.ts'
import { storyQueueMessages as text } from './own-stories-messages.ts'

const mutation = graphql(`
  mutation TakeOffDialog($input: TakeContentOffInput!) {
    takeContentOff(input: $input) {
      __typename
      ...ProblemDetails @unmask
    }
  }
`)

type Props = { id: string; title: string; onTaken: () => void }

/** Takes a published text off the site, with a reason for its author. */
export function TakeOffButton({ id, title, onTaken }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>
        {text.takeOff}
        <span className="sr-only">{title}</span>
      </Button>
      {isAsking && (
        <TakeOffDialog {...{ id, title, onTaken }} onClose={() => setIsAsking(false)} />
      )}
    </>
  )
}

function TakeOffDialog({ id, title, onTaken, onClose }: Props & { onClose: () => void }) {
  const [takeOff] = useMutation(mutation)
  const form = useForm<{ reason: string }>({
    initial: { reason: '' },
    validate: ({ reason }) => (reason.trim() ? {} : { reason: text.reasonMissing }),
    submit: async ({ reason }) => {
      const input = { id, reason: reason.trim() }
      const answer = (await takeOff({ variables: { input } })).data?.takeContentOff
      if (!answer) throw new Error('The answer is empty')
      if (isProblem(answer)) return serverErrors(answer)
      toast.success({ title: text.takenOff, topic: 'story' })
      onClose()
      focusHeading()
      onTaken()
      return null
    },
    explain: showError,
  })
  return (
    <Dialog isOpen onClose={onClose} title={text.takeOffTitle(title)}>
      <p className="mb-4">{text.takeOffText}</p>
      <Form
        form={form}
        submitLabel={text.takeOff}
        busyLabel={text.takingOff}
        actions={<Button onClick={onClose}>{text.cancel}</Button>}
      >
        <TextArea
          {...form.field('reason')}
          label={text.reason}
          help={text.reasonHelp}
          maxLength={500}
        />
      </Form>
    </Dialog>
  )
}
