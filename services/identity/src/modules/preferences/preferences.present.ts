import type { AccountType, Role } from '../account/account.ts'
import { typesFor, wantedOf } from '../notice/notice-choices.ts'
import type { Preferences } from './preferences.ts'

/** Preferences as GraphQL shows them. @param account it can choose among the notices that may reach it */
export function presentPreferences(
  { timeZone, locale, newsByMail, noticeChoices, ...quiet }: Preferences,
  account: { userType: AccountType; roles: readonly Role[] },
) {
  const byMail = (type: Parameters<typeof wantedOf>[1]) =>
    wantedOf(noticeChoices, type).mail
  return {
    timeZone,
    locale,
    notifications: {
      deadlineRemindersByMail: byMail('deadline-reminder'),
      savedSearchesByMail: byMail('saved-search') || byMail('saved-search-digest'),
      newsByMail,
      types: typesFor(account).map((type) => ({
        type: type.toUpperCase().replaceAll('-', '_'),
        ...wantedOf(noticeChoices, type),
      })),
      quietHours: {
        isOn: quiet.hasQuietHours,
        from: clockTime(quiet.quietFrom),
        until: clockTime(quiet.quietUntil),
      },
    },
  }
}

/** 450 → 07:30. */
function clockTime(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}
