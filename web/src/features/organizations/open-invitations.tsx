import { useMutation, useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import type { OpenInvitationsQuery } from '#gql/graphql'
import { formatDayOf } from '#lib/format/format.ts'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { QueryState } from '#page/query-state.tsx'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast-store.ts'
import { donorMessages as text } from './donor-messages.ts'

/** Read again whenever somebody is invited. */
const openInvitationsQuery = graphql(`
  query OpenInvitations($organizationId: ID!) {
    organizationInvitations(organizationId: $organizationId) {
      id
      email
      role
      expiresAt
    }
  }
`)

const cancelDocument = graphql(`
  mutation OpenInvitations_Cancel($input: CancelInvitationInput!) {
    cancelInvitation(input: $input) {
      __typename
      ... on CancelInvitationSuccess {
        invitation {
          id
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

type Invitation = OpenInvitationsQuery['organizationInvitations'][number]

/** The people whom the organization has invited; nothing when there are none. */
export function OpenInvitations({ organizationId }: { organizationId: string }) {
  const result = useQuery(openInvitationsQuery, { variables: { organizationId } })
  const invitations = result.data?.organizationInvitations
  if (!invitations)
    return (
      <QueryState
        result={result}
        failed={text.invitationsFailed}
        label={text.invitationsLoading}
      >
        <Skeleton className="h-16" />
      </QueryState>
    )
  if (invitations.length === 0) return null
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-lg">{text.invitations}</h3>
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {invitations.map((invitation) => (
          <OpenInvitation
            key={invitation.id}
            organizationId={organizationId}
            invitation={invitation}
          />
        ))}
      </ul>
    </div>
  )
}

function OpenInvitation(props: { organizationId: string; invitation: Invitation }) {
  const { organizationId, invitation } = props
  const { id: invitationId, email, role, expiresAt } = invitation
  const [cancel, { loading }] = useMutation(cancelDocument, {
    refetchQueries: ['OpenInvitations'],
    awaitRefetchQueries: true,
  })
  async function takeBack() {
    const done = await runMutation(text.invitationCancelFailed, async () => {
      const { data } = await cancel({
        variables: { input: { organizationId, invitationId } },
      })
      return data?.cancelInvitation
    })
    if (done) toast.success({ title: text.invitationCanceled(email), topic: 'members' })
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0 grow">
        <p className="font-semibold break-words">{email}</p>
        <p className="text-sm text-muted">
          {text.invitedAs(text.roles[role], formatDayOf(expiresAt))}
        </p>
      </div>
      <Button kind="danger" isBusy={loading} onClick={() => void takeBack()}>
        {text.cancelInvitation}
        <span className="sr-only"> {email}</span>
      </Button>
    </li>
  )
}
