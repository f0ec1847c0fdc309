import { useId, type ReactNode } from 'react'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { AuditEntry_AuditEntryFragment } from '#gql/graphql'
import { formatDateTime } from '#lib/format/format.ts'
import { Card } from '#ui/card.tsx'
import { auditMessages as text } from './audit-messages.ts'
import { AuditId, AuditSubject, PersonLink } from './audit-subject.tsx'

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
      verification
    }
    subjectScholarship {
      id
      slug
      title
    }
    reason
    details {
      name
      value
      user {
        id
        firstName
        lastName
      }
    }
  }
`)

/** One logged action, with its people's present names. */
export function AuditEntry(props: { entry: FragmentType<typeof fragment> }) {
  const entry = readFragment(fragment, props.entry)
  const headingId = useId()
  const facts: [string, ReactNode][] = [
    [text.by, actorOf(entry)],
    [text.to, <AuditSubject key="to" entry={entry} />],
    [text.reason, entry.reason],
    [text.details, detailsOf(entry)],
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

function actorOf({ actor, actorId }: AuditEntry_AuditEntryFragment): ReactNode {
  if (actor) return <PersonLink person={actor} />
  if (actorId === null) return text.system
  return (
    <>
      <p>{text.gone['account']}</p>
      <AuditId id={actorId} />
    </>
  )
}

function detailsOf({ details }: AuditEntry_AuditEntryFragment): ReactNode {
  if (details.length === 0) return null
  return (
    <ul>
      {details.map(({ name, value, user }) => (
        <li key={name}>
          {text.detailNames[name] ?? name}:{' '}
          {user ? <PersonLink person={user} /> : (value ?? '–')}
        </li>
      ))}
    </ul>
  )
}
