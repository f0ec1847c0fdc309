import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AuditEntry_AuditEntryFragment } from '#gql/graphql'
import { TextLink } from '#page/links.tsx'
import { paths } from '#paths'
import { workspacePaths } from '#workspace-paths'
import { IconButton } from '#ui/icon-button.tsx'
import { copyText } from '#ui/copy-text.ts'
import { auditMessages as text } from './audit-messages.ts'

type Entry = AuditEntry_AuditEntryFragment
type Person = { id: string; firstName: string; lastName: string }

export function PersonLink({ person }: { person: Person }) {
  return (
    <TextLink to={workspacePaths.adminUsers({ search: person.id })}>
      {person.firstName} {person.lastName}
    </TextLink>
  )
}

/** The thing that was acted on: its name where that is known, and its id, as the filter takes it. */
export function AuditSubject({ entry }: { entry: Entry }) {
  return (
    <>
      <p>{nameOf(entry)}</p>
      <AuditId id={entry.subjectId} />
    </>
  )
}

/** An id to be copied. */
export function AuditId({ id }: { id: string }) {
  const copy = () =>
    copyText(id, {
      topic: 'audit',
      copied: { title: text.copied },
      failed: { title: text.copyFailed },
    })
  return (
    <p className="flex items-center text-sm text-muted">
      {id}
      <IconButton
        label={text.copy(id)}
        icon={<Copy aria-hidden="true" size={16} />}
        onClick={() => void copy()}
      />
    </p>
  )
}

function nameOf(entry: Entry): ReactNode {
  const { subjectUser, subjectOrganization, subjectScholarship, subjectType, subjectId } =
    entry
  if (subjectUser) return <PersonLink person={subjectUser} />
  if (subjectOrganization) {
    const status = subjectOrganization.verification.toLowerCase()
    const to = workspacePaths.adminVerification({ status })
    return <TextLink to={to}>{subjectOrganization.name}</TextLink>
  }
  if (subjectScholarship)
    return (
      <TextLink to={paths.scholarship(subjectScholarship.slug)}>
        {subjectScholarship.title}
      </TextLink>
    )
  const gone = text.gone[subjectType]
  if (gone) return gone
  const kind = text.kinds[subjectType] ?? subjectType.replaceAll('-', ' ')
  const to = placeOf(subjectType, subjectId)
  return to === null ? kind : <TextLink to={to}>{kind}</TextLink>
}

/** The page that manages such a thing. */
function placeOf(subjectType: string, subjectId: string): string | null {
  switch (subjectType) {
    case 'sync-run':
      return workspacePaths.adminSyncRun(subjectId)
    case 'source':
      return workspacePaths.adminSync()
    case 'merge':
      return workspacePaths.adminSync({ view: 'merges' })
    case 'feature-flag':
      return workspacePaths.adminFeatures()
    case 'ai-feature':
      return workspacePaths.adminAi()
    case 'contact-message':
      return workspacePaths.adminMessages()
    case 'failed-work':
      return workspacePaths.adminFailedWork()
    case 'rule-change':
      return workspacePaths.adminImmigration()
    default:
      return null
  }
}
