import { graphql, readFragment, type FragmentType } from '#gql'
import type { MemberRole } from '#gql/graphql'
import { Card } from '#ui/card.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { donorMessages as text } from './donor-messages.ts'
import { ownPageMessages as ownText } from './own-page-messages.ts'
import { InviteForm } from './invite-form.tsx'
import { OpenInvitations } from './open-invitations.tsx'
import { MemberRow } from './member-row.tsx'

const fragment = graphql(`
  fragment MembersSection_Organization on Organization {
    id
    members {
      role
      joinedAt
      user {
        id
        firstName
        lastName
      }
    }
  }
`)

export type MembersProps = {
  organization: FragmentType<typeof fragment>
  viewerId: string
  mayManage: boolean
  /** Runs after the viewer left, or changed their own role. */
  onOwnChange: () => void
}

export function MembersSection(props: MembersProps) {
  const { viewerId, mayManage, onOwnChange } = props
  const { id, members } = readFragment(fragment, props.organization)
  if (!members) return null
  const ownerCount = members.filter(({ role }) => role === 'OWNER').length
  return (
    <Card>
      <section aria-label={text.members} className="flex flex-col gap-4">
        <h2 className="text-xl">{text.members}</h2>
        <Disclosure summary={ownText.rights}>
          <Rights />
        </Disclosure>
        <ul className="flex flex-col divide-y divide-line border-y border-line">
          {members.map((member) => (
            <MemberRow
              key={member.user.id}
              organizationId={id}
              member={member}
              isLastOwner={member.role === 'OWNER' && ownerCount === 1}
              isViewer={member.user.id === viewerId}
              mayManage={mayManage}
              onOwnChange={onOwnChange}
            />
          ))}
        </ul>
        {mayManage && <OpenInvitations organizationId={id} />}
        {mayManage && <InviteForm organizationId={id} />}
      </section>
    </Card>
  )
}

const roles = ['OWNER', 'EDITOR', 'REVIEWER', 'READER'] as const satisfies MemberRole[]

function Rights() {
  return (
    <dl className="flex max-w-prose flex-col gap-3">
      {roles.map((role) => (
        <div key={role}>
          <dt className="font-semibold">{text.roles[role]}</dt>
          <dd>{ownText.rightsOf[role]}</dd>
        </div>
      ))}
    </dl>
  )
}
