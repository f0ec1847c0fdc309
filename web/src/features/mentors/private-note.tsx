import { useApolloClient } from '@apollo/client/react'
import { showError } from '#lib/graphql/show-error.ts'
import { Card } from '#ui/card.tsx'
import { Form } from '#ui/form.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm } from '#ui/use-form.ts'
import type { Session_MentorshipSessionFragment } from '#gql/graphql'
import { sessionMessages as text } from './mentor-messages.ts'
import { send } from './send.ts'
import { sessionMutations } from './session-mutations.ts'

/** A note of one's own. */
export function PrivateNote({ session }: { session: Session_MentorshipSessionFragment }) {
  const client = useApolloClient()
  const form = useForm({
    initial: { text: session.privateNote ?? '' },
    validate: () => ({}),
    submit: async (values) => {
      const input = { id: session.id, text: values.text.trim() }
      const { failure } = await send(client, sessionMutations.note, input)
      if (!failure) toast.success({ title: text.saved, topic: 'session' })
      return failure
    },
    explain: showError,
  })
  return (
    <Card>
      <Form form={form} submitLabel={text.saveNote} submitKind="secondary">
        <TextArea
          {...form.field('text')}
          label={text.note}
          help={text.noteHelp}
          maxLength={5000}
          isOptional
        />
      </Form>
    </Card>
  )
}
