import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Form } from '#ui/form.tsx'
import { Notice } from '#ui/notice.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm, type FormFailure } from '#ui/use-form.ts'
import { browserZone } from '#lib/format/own-zone.ts'
import { useFormDraft } from '#lib/forms/form-draft.ts'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { TextLink } from '#page/links.tsx'
import { showError } from '#lib/graphql/show-error.ts'
import { ask } from '#lib/graphql/graphql-request.ts'
import { paths } from '#paths'
import { useAccountRules } from './account-rules.ts'
import { accountTypes, type AccountTypeSlug } from './account-types.ts'
import { authMessages as text } from './auth-messages.ts'
import {
  checkNewAccount,
  emptyAccount,
  NewAccountFields,
  type NewAccount,
} from './new-account-fields.tsx'

const registerMutation = /* GraphQL */ `
  mutation RegisterForm($input: RegisterInput!) {
    register(input: $input) {
      __typename
      ... on Problem {
        code
        message
      }
      ... on ValidationFailed {
        errors {
          path
          message
        }
      }
    }
  }
`

type RegisterFormProps = { type: AccountTypeSlug; returnTo: string | undefined }

export function RegisterForm({ type, returnTo }: RegisterFormProps) {
  const rules = useAccountRules()
  const navigate = useNavigate()
  const draft = useFormDraft('visitor', 'register', emptyAccount)
  const form = useForm({
    initial: draft.start,
    validate: (values) => checkNewAccount(values, rules),
    submit: async (values) => {
      const failure = await register(values, type, returnTo)
      if (failure) return failure
      draft.drop()
      toast.success({
        title: text.registerDoneTitle,
        description: text.registerDone(type),
        topic: 'register',
      })
      await navigate(paths.login(type, { returnTo }), {
        state: { registeredEmail: values.email.trim() } satisfies RegisteredState,
      })
      return null
    },
    explain: explainFailure,
  })
  // A password is not kept anywhere.
  useEffect(() => draft.keep({ ...form.values, password: '' }), [draft, form.values])
  return (
    <Form form={form} submitLabel={text.registerSubmit} busyLabel={text.registerBusy}>
      {rules?.isClosed && <Notice tone="warn">{text.registerClosed}</Notice>}
      <p>
        {text.accountType}: <strong>{accountTypes[type].name}</strong>{' '}
        <TextLink
          to={paths.auth({ view: 'register', returnTo })}
          state={{ selected: type }}
          className="inline-flex min-h-11 items-center ps-2"
        >
          {text.changeType}
        </TextLink>
      </p>
      <NewAccountFields form={form} rules={rules} />
      <p className="text-sm text-muted">
        {text.agree} <TextLink to={paths.terms()}>Terms of Service</TextLink> and the{' '}
        <TextLink to={paths.privacy()}>Privacy Policy</TextLink>.
      </p>
    </Form>
  )
}

type RegisteredState = { registeredEmail: string }

/** The address to which the verification link has just been sent, on the login form after registering. */
export function useRegisteredEmail(): string | null {
  const state = useLocation().state as Partial<RegisteredState> | null
  return state?.registeredEmail ?? null
}

async function register(
  values: NewAccount,
  userType: AccountTypeSlug,
  returnTo: string | undefined,
): Promise<FormFailure | null> {
  const result = await ask(registerMutation, {
    input: {
      ...values,
      userType,
      returnTo,
      timeZone: browserZone(),
    },
  })
  const answer = result.register
  if (answer.__typename === 'RegisterSuccess') return null
  const failure = serverErrors(answer)
  announceFailure(failure.message ?? answer.message)
  return failure
}

function explainFailure(error: unknown): string {
  const sentence = showError(error)
  announceFailure(sentence)
  return sentence
}

function announceFailure(message: string): void {
  toast.error({
    title: text.registerFailedTitle,
    description: message || text.registerFailed,
    topic: 'register',
  })
}
