import type { NoticeChoices } from '../notice/notice-choices.ts'

/** A person's choices besides the account itself. */
export type Preferences = {
  timeZone: string
  locale: string
  noticeChoices: NoticeChoices
  hasQuietHours: boolean
  /** Minutes after midnight where the person lives. */
  quietFrom: number
  quietUntil: number
  newsByMail: boolean
}

/** Where somebody lives and which language they read: what other services need of the preferences. */
export type Place = Pick<Preferences, 'timeZone' | 'locale'>
export type VersionedPlace = Place & { userId: string; version: number }

/** Said of quiet hours without length: they would be none, and yet be on. */
export const twoTimes = 'Please choose two different times'

/** For an account whose owner has stated none. */
export const unknownPlace: Place = { timeZone: 'UTC', locale: 'en' }
