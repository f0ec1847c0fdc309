import type { DayTest } from '../rule.ts'

/** Withdrawn from the program; from an earlier one where this one began later. */
export const WITHDREW: DayTest = {
  day: 'withdrew',
  notBefore: { from: 'programStart', plus: 0, unit: 'days' },
}

/** The STEM extension of the OPT whose days are told; not one after an earlier program. */
export const HAS_STEM: DayTest = {
  day: ['stemStart', 'stemEnd'],
  notBefore: { from: 'optEnd', plus: 0, unit: 'days' },
}

/** The STEM extension is asked for or there: the OPT of this program was filed for long ago. That of an earlier one may end later. */
export const IS_PAST_OPT_FILING: DayTest = {
  day: ['stemRecommended', 'stemStart'],
  notBefore: { from: 'programEnd', plus: 0, unit: 'days' },
}

/** The EAD's last day alone: the extension lasts 24 months, so only that of this program's OPT reaches so far. */
export const ENDS_AS_STEM_OF_THIS: DayTest = {
  day: 'stemEnd',
  notBefore: { from: 'programEnd', plus: 24, unit: 'months' },
}

/** The job that ended was one of the STEM extension. */
export const JOB_OF_STEM: DayTest = {
  day: 'jobEnded',
  notBefore: { from: 'stemStart', plus: 0, unit: 'days' },
}
