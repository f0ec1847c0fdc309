import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { graphql } from '#gql'
import type { MemberRole, MembersSection_OrganizationFragment } from '#gql/graphql'
import { formatDayOf } from '#lib/format/format.ts'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { Button } from '#ui/button.tsx'
import { optionsOf } from '#ui/options-of.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { toast } from '#ui/toast-store.ts'
import { donorMessages as text } from './donor-messages.ts'

const roleDocument = graphql(`
  mutation MemberRow_ChangeRole($input: ChangeMemberRoleInput!) {
    changeMemberRole(input: $input) {
      __typename
      ... on OrganizationSuccess {
        organization {
          id
          ...MembersSection_Organization
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

const removeDocument = graphql(`
  mutation MemberRow_Remove($input: RemoveMemberInput!) {
    removeMember(input: $input) {
      __typename
      ... on OrganizationSuccess {
        organization {
          id
          ...MembersSection_Organization
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

export const roleOptions = optionsOf(text.roles)

type MemberRowProps = {
  organizationId: string
  member: NonNullable<MembersSection_OrganizationFragment['members']>[number]
  isViewer: boolean
  /** This member must stay: an organization has at least one owner. */
  isLastOwner: boolean
  mayManage: boolean
  onOwnChange: () => void
}

export function MemberRow(props: MemberRowProps) {
  const { organizationId, member, isViewer, isLastOwner, mayManage, onOwnChange } = props
  const setRole = useRoleChange(props)
  const [isAsking, setIsAsking] = useState(false)
  const { id: userId, firstName, lastName } = member.user
  const name = `${firstName} ${lastName}`

  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0 grow max-sm:basis-full">
        <p className="font-semibold break-words">
          {name} {isViewer && <span className="font-normal text-muted">{text.you}</span>}
        </p>
        <p className="text-sm text-muted">
          {text.roles[member.role]} {text.since(formatDayOf(member.joinedAt))}
        </p>
      </div>
      {mayManage && !isLastOwner && (
        <SelectField
          // Has the same width in each row, whatever it says.
          className="min-w-44"
          label={text.roleOf(name)}
          name="role"
          value={member.role}
          options={roleOptions}
          onChange={(role) => void setRole(role)}
        />
      )}
      {(mayManage || isViewer) && !isLastOwner && (
        <Button kind="danger" onClick={() => setIsAsking(true)}>
          {isViewer ? text.leave : text.remove}
          {!isViewer && <span className="sr-only"> {name}</span>}
        </Button>
      )}
      <RemoveDialog
        {...{ organizationId, userId, name, isViewer, onOwnChange }}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
      />
    </li>
  )
}

function useRoleChange({ organizationId, member, isViewer, onOwnChange }: MemberRowProps) {
  const [changeRole] = useMutation(roleDocument)
  return async (role: MemberRole | '') => {
    if (role === '' || role === member.role) return
    const done = await runMutation(text.roleFailed, async () => {
      const input = { organizationId, userId: member.user.id, role }
      const { data } = await changeRole({ variables: { input } })
      return data?.changeMemberRole
    })
    if (!done) return
    toast.success({ title: text.roleChanged, topic: 'members' })
    if (isViewer) onOwnChange()
  }
}

type RemoveDialogProps = Pick<
  MemberRowProps,
  'organizationId' | 'isViewer' | 'onOwnChange'
> & { userId: string; name: string; isOpen: boolean; onClose: () => void }

function RemoveDialog(props: RemoveDialogProps) {
  const { organizationId, userId, name, isViewer, onOwnChange, isOpen, onClose } = props
  const [remove, { loading }] = useMutation(removeDocument)

  async function confirm() {
    const done = await runMutation(text.removeFailed, async () => {
      const { data } = await remove({ variables: { input: { organizationId, userId } } })
      return data?.removeMember
    })
    onClose()
    if (!done) return
    toast.success({ title: text.removed, topic: 'members' })
    if (isViewer) onOwnChange()
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={isViewer ? text.leaveTitle : text.removeTitle(name)}
      confirm={isViewer ? text.leave : text.remove}
      cancel={text.keep}
      isBusy={loading}
      onConfirm={() => void confirm()}
    >
      <p>{isViewer ? text.leaveText : text.removeText}</p>
    </ConfirmDialog>
  )
}
