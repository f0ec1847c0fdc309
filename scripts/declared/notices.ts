/** Types of notices, as each service declares them in `notices.yml`. */
import { z } from 'zod'
import type { ServiceFolder } from '../dev/services.ts'
import { GENERATED_BY, readDeclared, type Declared, type Generated } from './declaration.ts'

const GROUPS = [
  'applications',
  'scholarships',
  'mentoring',
  'immigration',
  'community',
  'site',
] as const

const entry = z.strictObject({
  /** Shown in the settings. */
  label: z.string().min(1),
  /** Follows "Unsubscribe from" at the foot of a mail. */
  mails: z.string().min(1),
  /** Whom such a notice may ever reach: only they can choose. */
  audience: z.enum(['students', 'mentors', 'organizations', 'admins', 'everybody']),
  /** The heading of the settings that shows it. */
  group: z.enum(GROUPS),
  /** The default until somebody chooses. Mail is for news whose point is lost when it is read too late. */
  byMail: z.boolean(),
})

type Notice = Declared<z.output<typeof entry>>

/** `other` stands for a type from a service that is newer than its reader. */
const name = /^(?!other$)[a-z][a-z0-9]*(-[a-z0-9]+)*$/
/** Identity makes its own notices; the other services ask for theirs by an event. */
const OWNER = 'identity'

/** The files of identity and the web client that list all services' notices. */
export function noticeFiles(services: readonly ServiceFolder[]): Generated[] {
  const notices = readDeclared(services, 'notices.yml', { name, entry })
  const module = 'services/identity/src/modules/notice'
  return [
    { path: `${module}/declared-notices.ts`, text: forIdentity(notices) },
    { path: `${module}/notice-type.graphql`, text: forGraph(notices) },
    { path: 'web/src/entities/notice/notice-type-labels.ts', text: forWeb(notices) },
  ]
}

function forIdentity(notices: readonly Notice[]): string {
  const publishers = new Set(notices.map(({ service }) => service))
  publishers.delete(OWNER)
  const rows = notices.map(({ name: key, mails, audience, byMail }) => [
    key,
    { audience, byMail, mails },
  ])
  return `// ${GENERATED_BY} from services/*/notices.yml; do not edit.

/** What notices are about that people can choose by, in the order in which they are shown. */
export const DECLARED_NOTICES = ${JSON.stringify(Object.fromEntries(rows))} as const

/** The services that ask for notices. */
export const NOTICE_PUBLISHERS = ${JSON.stringify([...publishers])} as const
`
}

function forGraph(notices: readonly Notice[]): string {
  return `# ${GENERATED_BY} from services/*/notices.yml; do not edit.
enum NoticeType {
${notices.map((notice) => graphName(notice)).join('\n')}
"Something newer than this list."
OTHER
}
`
}

function forWeb(notices: readonly Notice[]): string {
  const labels = notices.map((notice) => [graphName(notice), notice.label])
  const groups = GROUPS.map((group) => [
    group,
    notices.filter((notice) => notice.group === group).map(graphName),
  ])
  return `// ${GENERATED_BY} from services/*/notices.yml; do not edit.
import type { NoticeType } from '#gql/graphql'

/** What each kind of notice is, as one chooses it and as its mails name it. */
export const noticeTypeLabels: Readonly<Record<NoticeType, string>> = ${JSON.stringify(
    Object.fromEntries([...labels, ['OTHER', 'Other news']]),
  )}

/** What belongs together where one chooses, in the order in which it is shown. */
export const noticeTypeGroups = ${JSON.stringify(
    Object.fromEntries(groups),
  )} as const satisfies Record<string, readonly NoticeType[]>
`
}

/** `saved-search` → `SAVED_SEARCH`. */
function graphName({ name: word }: Notice): string {
  return word.toUpperCase().replaceAll('-', '_')
}
