import { DECLARED_NOTICES } from './declared-notices.ts'
import { NOTICE_TYPES, type NoticeType } from './notice-types.ts'
import type { AccountType, Role } from '../account/account.ts'

/** How a notice reaches somebody. */
export type Wanted = { inApp: boolean; mail: boolean }
/** Only differences from the defaults are kept, so that the defaults may change for everybody else. */
export type NoticeChoices = Partial<Record<NoticeType, Partial<Wanted>>>
export type NoticeChange = Partial<Wanted> & { type: NoticeType }

function usualOf(type: NoticeType): Wanted {
  // Nobody could turn off the mails of a type that has no name here.
  return { inApp: true, mail: type !== 'other' && DECLARED_NOTICES[type].byMail }
}

/** What a person wants for one type: their own choice if there is one, otherwise the default. */
export function wantedOf(choices: NoticeChoices, type: NoticeType): Wanted {
  return { ...usualOf(type), ...choices[type] }
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
  const { inApp, mail } = usualOf(type)
  return {
    ...(wanted.inApp !== inApp && { inApp: wanted.inApp }),
    ...(wanted.mail !== mail && { mail: wanted.mail }),
  }
}

/** The types that may ever reach this account, in the order in which they are shown. */
export function typesFor(account: {
  userType: AccountType
  roles: readonly Role[]
}): NoticeType[] {
  const isAmong = {
    students: account.userType === 'student',
    mentors: account.roles.includes('mentor'),
    organizations: account.userType !== 'student',
    admins: account.roles.includes('admin'),
    everybody: true,
  }
  return NOTICE_TYPES.filter((type) => isAmong[DECLARED_NOTICES[type].audience])
}
