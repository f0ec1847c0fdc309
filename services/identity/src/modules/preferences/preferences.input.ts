import { NOTICE_TYPES, type NoticeType } from '../notice/notice-types.ts'
import { z } from 'zod'
import { isTimeZone } from '@landfall/calendar/zone'
import { canonicalLocale } from '../account/account.ts'
import type { NoticeChange } from '../notice/notice-choices.ts'
import { twoTimes, type Preferences } from './preferences.ts'

const choice = z.boolean().nullish()

const unknownType = 'Please choose a kind of notice from the list'
/** As REST and events write it (`saved-closed`) or as the graph does (`SAVED_CLOSED`). */
const noticeType = z
  .string(unknownType)
  .transform((text) => text.toLowerCase().replaceAll('_', '-'))
  .pipe(z.enum(NOTICE_TYPES, unknownType))

const unknownTime = 'Please enter a time such as 22:00'
const timeOfDay = z
  .string(unknownTime)
  .trim()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, unknownTime)
  .transform((text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3)))
  .nullish()

const quietHours = z
  .object({ isOn: choice, from: timeOfDay, until: timeOfDay })
  .refine(({ from, until }) => typeof from !== 'number' || from !== until, {
    path: ['until'],
    error: twoTimes,
  })

const asked = z.object({
  timeZone: z
    .string()
    .refine(isTimeZone, 'Please choose a time zone from the list')
    .nullish(),
  locale: z
    .string()
    .transform(canonicalLocale)
    .refine((tag) => tag !== null, 'Please choose a language from the list')
    .nullish(),
  deadlineRemindersByMail: choice,
  savedSearchesByMail: choice,
  newsByMail: choice,
  notices: z
    .array(z.object({ type: noticeType, inApp: choice, mail: choice }))
    .max(2 * NOTICE_TYPES.length, 'Please name each kind of notice once')
    .nullish(),
  quietHours: quietHours.nullish(),
})

/** The changes; fields that an input leaves out or leaves empty stay as they are. */
export type UpdatePreferencesInput = {
  changes: Partial<Omit<Preferences, 'noticeChoices'>>
  noticeChanges: NoticeChange[]
}
export const updatePreferencesInput = asked.transform(changesOf)

function changesOf(input: z.output<typeof asked>): UpdatePreferencesInput {
  const { timeZone, locale, newsByMail, quietHours: quiet, notices } = input
  const changes = given({
    timeZone,
    locale,
    newsByMail,
    hasQuietHours: quiet?.isOn,
    quietFrom: quiet?.from,
    quietUntil: quiet?.until,
  })
  const named = (notices ?? []).map(({ type, ...channels }) => ({
    type,
    ...given(channels),
  }))
  return {
    changes,
    noticeChanges: [
      ...byMail(['deadline-reminder'], input.deadlineRemindersByMail),
      ...byMail(['saved-search', 'saved-search-digest'], input.savedSearchesByMail),
      ...named,
    ],
  }
}

function byMail(
  types: readonly NoticeType[],
  mail: boolean | null | undefined,
): NoticeChange[] {
  return typeof mail === 'boolean' ? types.map((type) => ({ type, mail })) : []
}

function given<T extends object>(values: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const entries = Object.entries(values).filter(([, value]) => value != null)
  return Object.fromEntries(entries) as { [K in keyof T]?: NonNullable<T[K]> }
}
