import type { CalendarDay } from '@landfall/calendar/day'
import type { Anchor, I94 } from './facts.ts'

/** What a student asks guidance about: topics of F-1, and `j1` for J-1, about which nobody on F-1 is told. */
export const TOPICS = ['f1_visa', 'opt', 'cpt', 'general', 'j1'] as const
export type Topic = (typeof TOPICS)[number]

/** How far the thing that is asked about has come, as the student says. */
export const STATUSES = ['applying', 'pending', 'approved', 'denied'] as const
export type Status = (typeof STATUSES)[number]

/**
 * A day counted from others. Of several anchors the latest one that is known counts. With `aprils`, `plus` counts the
 * April 1s after that day, where the day itself does not count.
 */
export type Bound = {
  from: Anchor | readonly Anchor[]
  plus: number
  unit: 'days' | 'business-days' | 'months' | 'aprils'
}

/** A last day. It does not count where `unless` holds: a later day that it counts from is untold then, and is asked for. */
export type ClosingBound = Bound & { unless?: DayTest }

/**
 * What a rule computes. Days are whole and inclusive: a window that closes on a day is open on that day.
 * - `window`: `closes` has several bounds where the earliest counts. `urge`: the day to act by where
 *   sources disagree or an office needs time. `milder`: what another source allows; shown, never used.
 * - `series`: one deadline every `everyMonths` months, `times` of them; each opens on its day, or `ahead` days
 *   before, and closes `grace` days after it. `milder`: how many days after it another source allows. `until`: the last
 *   day of the period that the deadlines belong to; once told, no deadline is for a day later than the one after it.
 */
export type Computation =
  | {
      kind: 'window'
      opens: Bound | null
      closes: readonly ClosingBound[]
      urge?: Bound
      milder?: { closes: Bound; says: string }
    }
  | {
      kind: 'series'
      from: Anchor
      everyMonths: number
      times: number
      grace: number
      ahead?: number
      until?: Anchor
      milder?: { grace: number; says: string }
    }
  | { kind: 'documents'; lines: readonly string[] }
  | { kind: 'cost'; usd: number; isAtLeast: boolean; per: string }
  | { kind: 'condition' }

/**
 * A day (of several, the latest that is told), and the bounds between which it lies, both included. Without bounds it
 * only has to be told.
 */
export type DayTest = {
  day: Anchor | readonly Anchor[]
  notBefore?: Bound
  notAfter?: Bound
  /** It is not ahead of today. */
  isReached?: true
  /** It fails where this holds. */
  without?: DayTest
}

/** How well a rule's words are founded. */
export type Confidence =
  | 'secondary'
  /** Sources disagree; the cautious reading is computed and both are shown. */
  | 'conflicting'
  /** No source confirms that it is in force. */
  | 'unconfirmed'
  | 'general-knowledge'

/** One rule as dated data. */
export type Rule = {
  id: string
  topics: readonly Topic[]
  /** The stages at which it matters; absent: all. */
  statuses?: readonly Status[]
  title: string
  /** For the student to read; no promise and no advice. */
  says: string
  compute: Computation
  /** Unless all these tests hold, the rule has no days; days in them that are untold are asked for. */
  when?: readonly DayTest[]
  /** Where one of these holds, the rule has no days; a bound that is untold does not keep a test from holding. */
  unless?: readonly DayTest[]
  /** What you can still do after the date has passed. */
  whenPast?: string
  /** Only for students whose I-94 says this; absent: for everybody. */
  i94?: Exclude<I94, 'unknown'>
  source: string
  effectiveFrom: CalendarDay | null
  effectiveTo: CalendarDay | null
  verifiedOn: CalendarDay
  confidence: Confidence
}

/** Whether the rule is in force on a day; without a beginning it always was. */
export function isInForce(
  { effectiveFrom, effectiveTo }: Pick<Rule, 'effectiveFrom' | 'effectiveTo'>,
  day: CalendarDay,
): boolean {
  return (
    (effectiveFrom === null || effectiveFrom <= day) &&
    (effectiveTo === null || day <= effectiveTo)
  )
}
