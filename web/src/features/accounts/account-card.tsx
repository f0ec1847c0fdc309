import { useId, useState, type ReactNode } from 'react'
import { Ban, CircleAlert } from 'lucide-react'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { AccountCard_UserFragment } from '#gql/graphql'
import { formatDateTime, formatDayOf } from '#lib/format/format.ts'
import { useViewer } from '#lib/session/session.ts'
import { LinkButton } from '#page/links.tsx'
import { workspacePaths } from '#workspace-paths'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { formatNumber } from '#ui/format-number.ts'
import { accountMessages as text } from './account-messages.ts'
import { RoleDialog } from './role-dialog.tsx'
import { SuspensionDialog } from './suspension-dialog.tsx'

const fragment = graphql(`
  fragment AccountCard_User on User {
    id
    username
    email
    firstName
    lastName
    accountType
    roles
    isEmailVerified
    createdAt
    openSessionCount
    suspension {
      since
      reason
    }
    erasure {
      dueAt
    }
    memberships {
      role
      organization {
        id
        name
      }
    }
  }
`)

type ActName = 'roles' | 'suspension'

/** One account, what it may do, and what an admin may do with it. */
export function AccountCard(props: { user: FragmentType<typeof fragment> }) {
  const user = readFragment(fragment, props.user)
  const [open, setOpen] = useState<ActName | null>(null)
  const viewer = useViewer()
  const headingId = useId()
  const name = `${user.firstName} ${user.lastName}`
  return (
    <Card role="group" aria-labelledby={headingId} className="flex flex-col gap-4">
      <div>
        <h2 id={headingId} className="text-lg break-words">
          {name}
        </h2>
        <p className="text-muted [overflow-wrap:anywhere]">
          {[user.username, user.email, text.types[user.accountType]]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <Badges user={user} />
      </div>
      <Facts user={user} />
      <div className="flex flex-wrap gap-3">
        <Button aria-label={`${text.change}: ${name}`} onClick={() => setOpen('roles')}>
          {text.change}
        </Button>
        {viewer?.id !== user.id && (
          <Button
            aria-label={`${user.suspension ? text.lift : text.suspend}: ${name}`}
            onClick={() => setOpen('suspension')}
          >
            {user.suspension ? text.lift : text.suspend}
          </Button>
        )}
        <LinkButton
          to={workspacePaths.adminAudit({ subject: user.id })}
          aria-label={`${text.log}: ${name}`}
        >
          {text.log}
        </LinkButton>
      </div>
      {open && <Act open={open} user={user} name={name} onClose={() => setOpen(null)} />}
    </Card>
  )
}

type ActProps = {
  open: ActName
  user: AccountCard_UserFragment
  name: string
  onClose: () => void
}

function Act({ open, user: { id: userId, roles, suspension }, name, onClose }: ActProps) {
  if (open === 'roles')
    return <RoleDialog userId={userId} roles={roles ?? []} name={name} onClose={onClose} />
  const isSuspended = suspension !== null
  return <SuspensionDialog {...{ userId, isSuspended, name, onClose }} />
}

function Badges({ user }: { user: AccountCard_UserFragment }) {
  const isUnverified = user.isEmailVerified === false
  if (!user.roles?.length && !isUnverified && !user.suspension) return null
  return (
    <p className="mt-2 flex flex-wrap gap-2">
      {user.roles?.map((role) => (
        <Badge key={role} tone="sea">
          {text.roles[role]}
        </Badge>
      ))}
      {isUnverified && (
        <Badge tone="warn" icon={<CircleAlert aria-hidden="true" size={16} />}>
          {text.unverified}
        </Badge>
      )}
      {user.suspension && (
        <Badge tone="bad" icon={<Ban aria-hidden="true" size={16} />}>
          {text.suspended}
        </Badge>
      )}
    </p>
  )
}

function Facts({ user }: { user: AccountCard_UserFragment }) {
  const { createdAt, openSessionCount, memberships, erasure, suspension } = user
  const organizations = memberships
    ?.map(({ role, organization }) => text.member(role, organization.name))
    .join(', ')
  const facts: [string, ReactNode][] = [
    [text.created, createdAt && formatDayOf(createdAt)],
    [text.sessions, formatNumber(openSessionCount ?? 0)],
    [text.organizations, organizations],
    [text.erasure, erasure && formatDayOf(erasure.dueAt)],
    [text.suspendedSince, suspension && formatDateTime(suspension.since)],
    [text.suspensionReason, suspension?.reason],
  ]
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-2">
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
