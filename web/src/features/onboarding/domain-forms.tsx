import { useMutation } from '@apollo/client/react'
import { graphql } from '#gql'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { isProblem, showError } from '#lib/graphql/show-error.ts'
import { Form } from '#ui/form.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm } from '#ui/use-form.ts'
import { onboardingMessages as text } from './onboarding-messages.ts'

const requestDocument = graphql(`
  mutation DomainProof_Request($input: RequestDomainCodeInput!) {
    requestDomainCode(input: $input) {
      __typename
      ... on MailRequestAccepted {
        message
      }
      ...ProblemDetails @unmask
    }
  }
`)

const confirmDocument = graphql(`
  mutation DomainProof_Confirm($input: ConfirmDomainCodeInput!) {
    confirmDomainCode(input: $input) {
      __typename
      ... on OrganizationSuccess {
        organization {
          id
          emailDomain
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

/** Has a code sent to an address at the university. */
export function EmailForm(props: { organizationId: string; onSent: () => void }) {
  const { organizationId, onSent } = props
  const [request] = useMutation(requestDocument)
  const form = useForm({
    initial: { email: '' },
    validate: ({ email }) =>
      /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? {} : { email: text.emailInvalid },
    submit: async ({ email }) => {
      const input = { organizationId, email: email.trim() }
      const { data } = await request({ variables: { input } })
      const answer = data?.requestDomainCode
      if (isProblem(answer)) return serverErrors(answer)
      toast.success({ title: text.domainSent, topic: 'domain' })
      onSent()
      return null
    },
    explain: showError,
  })
  return (
    <Form form={form} submitLabel={text.domainSend} busyLabel={text.saving}>
      <TextField
        {...form.field('email')}
        label={text.domainEmail}
        type="email"
        autoComplete="email"
      />
    </Form>
  )
}

/** Takes the mailed code. */
export function CodeForm({ organizationId }: { organizationId: string }) {
  const [confirm] = useMutation(confirmDocument)
  const form = useForm({
    initial: { code: '' },
    validate: ({ code }) =>
      /^\d{6}$/.test(code.replace(/\s/g, '')) ? {} : { code: text.codeInvalid },
    submit: async ({ code }) => {
      const { data } = await confirm({ variables: { input: { organizationId, code } } })
      const answer = data?.confirmDomainCode
      if (isProblem(answer)) return serverErrors(answer)
      toast.success({ title: text.domainProved, topic: 'domain' })
      return null
    },
    explain: showError,
  })
  return (
    <Form form={form} submitLabel={text.domainConfirm} busyLabel={text.saving}>
      <TextField
        {...form.field('code')}
        label={text.domainCode}
        help={text.domainCodeHelp}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
    </Form>
  )
}
