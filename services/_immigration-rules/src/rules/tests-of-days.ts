import type { Bound, DayTest } from '../rule.ts'

const programEnd = (plus: number): Bound => ({ from: 'programEnd', plus, unit: 'days' })

/** Withdrawn from the program; from an earlier one where this one began later. */
export const WITHDREW: DayTest = {
  day: 'withdrew',
  notBefore: { from: 'programStart', plus: 0, unit: 'days' },
}

/** Transferred out of the program; out of an earlier one where this one began later, or ends more than half a year later. */
export const TRANSFERRED: DayTest = {
  day: 'transferOut',
  notBefore: { from: 'programStart', plus: 0, unit: 'days' },
  without: { day: 'transferOut', notAfter: programEnd(-181) },
}

/** The STEM extension of the OPT whose days are told; not one after an earlier program. */
export const HAS_STEM: DayTest = {
  day: ['stemStart', 'stemEnd'],
  notBefore: { from: 'optEnd', plus: 0, unit: 'days' },
}

/** Another program began after it, which ended it: nothing is left to do of it. One that is ahead ends nothing yet. */
export const STEM_IS_OF_EARLIER: DayTest = {
  day: 'programStart',
  notBefore: { from: 'stemStart', plus: 1, unit: 'days' },
  isReached: true,
}

/** USCIS has the form for the extension of this OPT, which it takes from 90 days before its end on. */
export const STEM_FILED: DayTest = {
  day: 'stemFiled',
  notBefore: { from: 'optEnd', plus: -90, unit: 'days' },
}

/** The STEM extension is asked for or there: the OPT of this program was filed for long ago. That of an earlier one may end later. */
export const IS_PAST_OPT_FILING: DayTest = {
  day: ['stemRecommended', 'stemFiled', 'stemStart'],
  notBefore: programEnd(0),
}

/** The EAD's last day alone: the extension lasts 24 months, so only that of this program's OPT reaches so far. */
export const ENDS_AS_STEM_OF_THIS: DayTest = {
  day: 'stemEnd',
  notBefore: { from: 'programEnd', plus: 24, unit: 'months' },
}

/** OPT after this program is filed for, or there. The EAD of an earlier program may end after it. */
export const HAS_OPT: readonly DayTest[] = [
  { day: 'optFiled', notBefore: programEnd(-90) },
  { day: 'optStart', notBefore: programEnd(0) },
  {
    day: 'optEnd',
    notBefore: programEnd(0),
    without: { day: 'optStart', notAfter: programEnd(-1) },
  },
  IS_PAST_OPT_FILING,
  ENDS_AS_STEM_OF_THIS,
]

/** The last day of an EAD after this program is told: what follows it is counted from there. */
const EAD_ENDS: DayTest = { day: ['optEnd', 'stemEnd'], notBefore: programEnd(0) }
const STEM_ENDS: DayTest = {
  day: 'stemEnd',
  notBefore: { from: 'optEnd', plus: 0, unit: 'days' },
}

/**
 * Status goes on, and nobody knows yet until when: a form that USCIS received in time is pending, or the last day of
 * the EAD is not told.
 */
export const STAYS_ON: readonly DayTest[] = [
  {
    day: 'optFiled',
    notBefore: programEnd(-90),
    notAfter: programEnd(60),
    without: EAD_ENDS,
  },
  { day: 'optStart', notBefore: programEnd(0), without: EAD_ENDS },
  {
    day: 'stemFiled',
    notBefore: programEnd(0),
    notAfter: { from: 'optEnd', plus: 0, unit: 'days' },
    without: STEM_ENDS,
  },
  {
    day: 'stemStart',
    notBefore: { from: ['programEnd', 'optEnd'], plus: 0, unit: 'days' },
    without: STEM_ENDS,
  },
]

/** The job that ended was one of the STEM extension. */
export const JOB_OF_STEM: DayTest = {
  day: 'jobEnded',
  notBefore: { from: 'stemStart', plus: 0, unit: 'days' },
}
