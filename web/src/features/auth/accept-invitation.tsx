import { useNavigate } from 'react-router'
import { Form } from '#ui/form.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm, type FormFailure } from '#ui/use-form.ts'
import { reloadSession, useViewer } from '#lib/session/session.ts'
import { isProblem, showError } from '#lib/graphql/show-error.ts'
import { ask } from '#lib/graphql/graphql-request.ts'
import { paths } from '#paths'
import { authMessages as text } from './auth-messages.ts'

const acceptMutation = /* GraphQL */ `
  mutation AcceptInvitation($input: AcceptInvitationInput!) {
    acceptInvitation(input: $input) {
      __typename
      ... on OrganizationSuccess {
        organization {
          id
          name
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`

/** Joins an organization by a button, not by opening the link: mail scanners open links too. */
export function AcceptInvitation({ token }: { token: string }) {
  const viewer = useViewer()
  const navigate = useNavigate()
  const form = useForm({
    initial: {},
    validate: () => ({}),
    submit: async () => {
      const failure = await accept(token)
      if (!failure) await navigate(paths.home(), { replace: true })
      return failure
    },
    explain: showError,
  })
  return (
    <Form form={form} submitLabel={text.invitationSubmit} busyLabel={text.invitationBusy}>
      {viewer?.email && <p>{text.invitationAs(viewer.email)}</p>}
    </Form>
  )
}

async function accept(token: string): Promise<FormFailure | null> {
  const answer = await ask(acceptMutation, {
    input: { token },
  })
  const result = answer.acceptInvitation
  if (isProblem(result)) return { message: showError(result), fields: {} }
  toast.success({
    title: text.invitationDoneTitle,
    description: text.invitationDone(result.organization.name),
  })
  await reloadSession()
  return null
}
