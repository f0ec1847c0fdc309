import { useApolloClient, useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { CircleCheck } from 'lucide-react'
import { graphql } from '#gql'
import type { Role, RoleFinderQuery } from '#gql/graphql'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { showError } from '#lib/graphql/show-error.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Form } from '#ui/form.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm } from '#ui/use-form.ts'
import { adminMessages as text } from './admin-messages.ts'

const findDocument = graphql(`
  query RoleFinder($login: String!) {
    userByLogin(login: $login) {
      id
      username
      email
      firstName
      lastName
      accountType
      roles
    }
  }
`)

const setDocument = graphql(`
  mutation RoleFinder_Set($input: SetRoleInput!) {
    setRole(input: $input) {
      __typename
      ... on AccountSuccess {
        user {
          id
          roles
        }
      }
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
`)

type Account = NonNullable<RoleFinderQuery['userByLogin']>
const roles = Object.keys(text.roleNames) as Role[]

/** Finds an account by what it signs in with, and gives or takes its roles. */
export function RoleFinder() {
  const client = useApolloClient()
  const [account, setAccount] = useState<Account | null>(null)
  const form = useForm<{ login: string }>({
    initial: { login: '' },
    validate: ({ login }) => (login.trim() ? {} : { login: text.loginRequired }),
    submit: async (values) => {
      const login = values.login.trim()
      const { data } = await client.query({
        query: findDocument,
        variables: { login },
        fetchPolicy: 'network-only',
      })
      const found = data?.userByLogin ?? null
      setAccount(found)
      return found ? null : { message: null, fields: { login: text.noAccount(login) } }
    },
    explain: showError,
  })
  return (
    <div className="flex max-w-prose flex-col gap-6">
      <p className="text-muted">{text.rolesLead}</p>
      <Form form={form} submitLabel={text.find} busyLabel={text.finding}>
        <TextField
          {...form.field('login')}
          label={text.login}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Form>
      <div role="status">
        {account && <FoundAccount account={account} onChange={setAccount} />}
      </div>
    </div>
  )
}

type FoundAccountProps = { account: Account; onChange: (account: Account) => void }

function FoundAccount({ account, onChange }: FoundAccountProps) {
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="text-lg break-words">
          {account.firstName} {account.lastName}
        </h2>
        <p className="break-words text-muted">
          {[account.username, account.email, text.accountType[account.accountType]]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <ul className="flex flex-col divide-y divide-line border-t border-line">
        {roles.map((role) => (
          <RoleRow key={role} role={role} account={account} onChange={onChange} />
        ))}
      </ul>
    </Card>
  )
}

type RoleRowProps = FoundAccountProps & { role: Role }

function RoleRow({ role, account, onChange }: RoleRowProps) {
  const [set, { loading }] = useMutation(setDocument)
  const hasRole = account.roles?.includes(role) ?? false
  const name = text.roleNames[role]

  async function change() {
    const input = { userId: account.id, role, granted: !hasRole }
    const done = await runMutation(text.roleFailed, async () => {
      const { data } = await set({ variables: { input } })
      return data?.setRole
    })
    if (!done) return
    onChange({ ...account, roles: done.user.roles })
    const title = hasRole ? text.taken(name) : text.granted(name)
    toast.success({ title, topic: 'role' })
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div>
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {hasRole && (
            <Badge tone="good" icon={<CircleCheck aria-hidden="true" size={16} />}>
              {text.has}
            </Badge>
          )}
        </p>
        <p className="text-sm text-muted">{text.roleHelp[role]}</p>
      </div>
      <Button
        isBusy={loading}
        aria-label={`${hasRole ? text.takeAway : text.grant}: ${name}`}
        onClick={() => void change()}
      >
        {hasRole ? text.takeAway : text.grant}
      </Button>
    </li>
  )
}
