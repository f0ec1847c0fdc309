import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { graphql } from '#gql'
import type { Role } from '#gql/graphql'
import { ReasonDialog } from '#page/reason-dialog.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { accountMessages as text } from './account-messages.ts'

const mutation = graphql(`
  mutation RoleDialog($input: SetRoleInput!) {
    setRole(input: $input) {
      __typename
      ... on AccountSuccess {
        user {
          id
          roles
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

type RoleDialogProps = {
  userId: string
  roles: readonly Role[]
  name: string
  onClose: () => void
}

/** Gives one role to an account, or takes one away. */
export function RoleDialog({ userId, roles, name, onClose }: RoleDialogProps) {
  const [set] = useMutation(mutation)
  const all = Object.keys(text.roles) as Role[]
  const [role, setRole] = useState<Role>(all[0] ?? 'MODERATOR')
  const options = all.map((value) => ({
    value,
    label: (roles.includes(value) ? text.take : text.give)(text.roles[value]),
  }))
  return (
    <ReasonDialog
      title={text.changeOf(name)}
      submitLabel={text.save}
      done={text.changed}
      onClose={onClose}
      onSubmit={async (reason) => {
        const input = { userId, role, granted: !roles.includes(role), reason }
        const { data } = await set({ variables: { input } })
        return data?.setRole
      }}
    >
      <SelectField
        label={text.what}
        name="role"
        help={text.roleHelp[role]}
        value={role}
        options={options}
        onChange={(value) => value && setRole(value)}
      />
    </ReasonDialog>
  )
}
