import type { CalendarDay } from '@landfall/calendar/day'

/** The days that rules count from; each is a question to the student. */
export const ANCHORS = [
  'programStart',
  'programEnd',
  'ds2019End',
  'visaInterview',
  'leftUs',
  'transferOut',
  'withdrew',
  'addressChanged',
  'optRecommended',
  'optFiled',
  'optStart',
  'optEnd',
  'stemRecommended',
  'stemFiled',
  'stemStart',
  'stemEnd',
  'jobChanged',
  'jobEnded',
  'h1bReceived',
  'i94Until',
] as const
export type Anchor = (typeof ANCHORS)[number]

/** What an I-94 says: "D/S", a date, or nobody has looked yet. Never assumed. */
export type I94 = 'duration-of-status' | 'date' | 'unknown'

/** What is known of one student; every part may be absent. Countries are ISO 3166-1 alpha-2. */
export type ImmigrationFacts = {
  days: Readonly<Partial<Record<Anchor, CalendarDay>>>
  i94: I94
  citizenships: readonly string[]
  birthCountry: string | null
  /** Travels on a document of the Palestinian Authority. */
  hasPalestinianDocument: boolean
}

export const NOTHING_STATED: ImmigrationFacts = {
  days: {},
  i94: 'unknown',
  citizenships: [],
  birthCountry: null,
  hasPalestinianDocument: false,
}
