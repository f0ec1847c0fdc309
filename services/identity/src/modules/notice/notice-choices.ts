import { NOTICE_TYPES, type NoticeType } from './notice-types.ts'
import type { AccountType, Role } from '../account/account.ts'

/** How a notice reaches somebody. */
export type Wanted = { inApp: boolean; mail: boolean }
/** Show differences only from the usual is kept, so that the usual may change for everybody else. */
export type NoticeChoices = Partial<Record<NoticeType, Partial<Wanted>>>
export type NoticeChange = Partial<Wanted> & { type: NoticeType }

/** Mail is for what is lost when it is read too late; the rest waits in the list. */
const USUAL: Record<NoticeType, Wanted> = {
  'deadline-reminder': { inApp: true, mail: true },
  'saved-search': { inApp: true, mail: true },
  'saved-search-digest': { inApp: true, mail: true },
  'saved-closed': { inApp: true, mail: true },
  'saved-changed': { inApp: true, mail: false },
  'listing-moderated': { inApp: true, mail: false },
  'sync-held': { inApp: true, mail: true },
  'source-stale': { inApp: true, mail: true },
  // Nobody can turn off the mails of what has no name here.
  other: { inApp: true, mail: false },
}

/** What a person wants of one type: the own choice where there is one, else the usual. */
export function wantedOf(choices: NoticeChoices, type: NoticeType): Wanted {
  return { ...USUAL[type], ...choices[type] }
}

/** The choices after some changes. */
export function changeChoices(
  choices: NoticeChoices,
  changes: readonly NoticeChange[],
): NoticeChoices {
  let changed = choices
  for (const { type, inApp, mail } of changes) {
    const wanted = {
      ...wantedOf(changed, type),
      ...(inApp !== undefined && { inApp }),
      ...(mail !== undefined && { mail }),
    }
    changed = { ...changed, [type]: unusual(type, wanted) }
  }
  return changed
}

function unusual(type: NoticeType, wanted: Wanted): Partial<Wanted> {
  const { inApp, mail } = USUAL[type]
  return {
    ...(wanted.inApp !== inApp && { inApp: wanted.inApp }),
    ...(wanted.mail !== mail && { mail: wanted.mail }),
  }
}

const FOR_STUDENTS: readonly NoticeType[] = [
  'deadline-reminder',
  'saved-search',
  'saved-search-digest',
  'saved-closed',
  'saved-changed',
]
const FOR_ADMINS: readonly NoticeType[] = ['sync-held', 'source-stale']

/** The types that may ever reach this account, in the order in which they are shown. */
export function typesFor(account: {
  userType: AccountType
  roles: readonly Role[]
}): NoticeType[] {
  const isStudent = account.userType === 'student'
  const isAdmin = account.roles.includes('admin')
  return NOTICE_TYPES.filter(
    (type) =>
      (isStudent || !FOR_STUDENTS.includes(type)) &&
      (isAdmin || !FOR_ADMINS.includes(type)),
  )
}
