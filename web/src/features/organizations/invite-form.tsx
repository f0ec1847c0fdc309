import { useMutation } from '@apollo/client/react'
import { graphql } from '#gql'
import type { MemberRole } from '#gql/graphql'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { isProblem, showError } from '#lib/graphql/show-error.ts'
import { Form } from '#ui/form.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm } from '#ui/use-form.ts'
import { donorMessages as text } from './donor-messages.ts'
import { roleOptions } from './member-row.tsx'

const mutation = graphql(`
  mutation InviteForm_Invite($input: InviteMemberInput!) {
    inviteMember(input: $input) {
      __typename
      ... on MailRequestAccepted {
        message
      }
      ...ProblemDetails @unmask
    }
  }
`)

type Values = { email: string; role: MemberRole | '' }

/** Sends a link by which a person becomes a member. */
export function InviteForm({ organizationId }: { organizationId: string }) {
  const [invite] = useMutation(mutation, { refetchQueries: ['OpenInvitations'] })
  const form = useForm<Values>({
    initial: { email: '', role: 'EDITOR' },
    validate: ({ email }) =>
      /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? {} : { email: text.emailInvalid },
    submit: async ({ email, role }) => {
      const input = { organizationId, email: email.trim(), role }
      const { data } = await invite({ variables: { input } })
      const answer = data?.inviteMember
      if (isProblem(answer)) return serverErrors(answer)
      toast.success({
        title: text.inviteDone,
        ...(answer && { description: answer.message }),
        topic: 'members',
      })
      form.reset()
      return null
    },
    explain: showError,
  })
  return (
    <div className="flex max-w-form flex-col gap-3">
      <h3 className="text-lg">{text.invite}</h3>
      <Form form={form} submitLabel={text.inviteSubmit} busyLabel={text.saving}>
        <TextField
          {...form.field('email')}
          label={text.inviteEmail}
          type="email"
          autoComplete="off"
        />
        <SelectField {...form.field('role')} label={text.role} options={roleOptions} />
      </Form>
    </div>
  )
}
