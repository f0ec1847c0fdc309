import { useMutation, useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { toast } from '#ui/toast-store.ts'
import { homeMessages as text } from './home-messages.ts'

const query = graphql(`
  query VerifyEmailNotice {
    viewer {
      id
      pendingEmail
    }
  }
`)

const mutation = graphql(`
  mutation VerifyEmailNotice_Resend($input: EmailInput!) {
    resendVerification(input: $input) {
      __typename
      ... on MailRequestAccepted {
        message
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

/**
 * Stays until the address is verified: says what has to wait until then, and sends the link again, also to the address
 * that is to replace this one.
 */
export function VerifyEmailNotice({ email }: { email: string }) {
  const [resend, { loading }] = useMutation(mutation)
  const pendingEmail = useQuery(query).data?.viewer?.pendingEmail

  async function send() {
    const done = await runMutation(text.resendFailed, async () => {
      const { data } = await resend({ variables: { input: { email } } })
      return data?.resendVerification
    })
    if (done)
      toast.success({ title: text.resendDone, description: done.message, topic: 'resend' })
  }
  return (
    <Notice tone="warn">
      <p className="font-semibold">{text.verifyTitle}</p>
      <p className="break-words">{text.verifyText(pendingEmail ?? email)}</p>
      <Button className="mt-3" isBusy={loading} onClick={() => void send()}>
        {text.resend}
      </Button>
    </Notice>
  )
}
