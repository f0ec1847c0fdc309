import { useId, type ReactNode } from 'react'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { AuditEntry_AuditEntryFragment } from '#gql/graphql'
import { formatDateTime } from '#lib/format/format.ts'
import { TextLink } from '#page/links.tsx'
import { workspacePaths } from '#workspace-paths'
import { paths } from '#paths'
import { Card } from '#ui/card.tsx'
import { auditMessages as text } from './audit-messages.ts'

const fragment = graphql(`
  fragment AuditEntry_AuditEntry on AuditEntry {
    id
    at
    service
    action
    actorId
    actor {
      id
      firstName
      lastName
    }
    subjectType
    subjectId
    subjectUser {
      id
      firstName
      lastName
    }
    subjectOrganization {
      id
      name
    }
    reason
    details {
      name
      value
    }
  }
`)

/** One deed, with the names that its people have now. */
export function AuditEntry(props: { entry: FragmentType<typeof fragment> }) {
  const entry = readFragment(fragment, props.entry)
  const headingId = useId()
  const details = entry.details.map(({ name, value }) => `${name}: ${value ?? '–'}`)
  const facts: [string, ReactNode][] = [
    [text.by, actorOf(entry)],
    [text.to, subjectOf(entry)],
    [text.reason, entry.reason],
    [text.details, details.join(', ')],
  ]
  return (
    <Card role="group" aria-labelledby={headingId} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={headingId} className="text-lg">
          {text.actions[entry.action] ?? entry.action}
        </h2>
        <p className="text-sm text-muted">
          {text.services[entry.service] ?? entry.service} · {formatDateTime(entry.at)}
        </p>
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="[overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
      </dl>
    </Card>
  )
}

type Person = { id: string; firstName: string; lastName: string }

function PersonLink({ person }: { person: Person }) {
  return (
    <TextLink to={workspacePaths.adminUsers({ search: person.id })}>
      {person.firstName} {person.lastName}
    </TextLink>
  )
}

function actorOf({ actor, actorId }: AuditEntry_AuditEntryFragment): ReactNode {
  if (actor) return <PersonLink person={actor} />
  return actorId === null ? text.system : text.formerAccount
}

function subjectOf(entry: AuditEntry_AuditEntryFragment): ReactNode {
  const { subjectUser, subjectOrganization, subjectType, subjectId } = entry
  if (subjectUser) return <PersonLink person={subjectUser} />
  if (subjectOrganization) return subjectOrganization.name
  if (subjectType === 'listing')
    return <TextLink to={paths.scholarship(subjectId)}>{subjectId}</TextLink>
  return `${subjectType.replaceAll('-', ' ')} ${subjectId}`
}
