import type { CalendarDay } from '@landfall/calendar/day'
import { type Deadline, deadlinesOf } from '@landfall/immigration-rules/deadlines'
import type { DatedRule } from '@landfall/immigration-rules/guidance/guidance'
import type { Rule, Status, Topic } from '@landfall/immigration-rules/rule'
import { isArrivalOver } from './arrival.ts'
import { factsOf, type Profile, type ProfileDay } from './profile.ts'
import { limitDeadline } from './limit-deadline.ts'

/** A deadline whose last day is known. */
export type KnownDeadline = Deadline & { closesOn: CalendarDay }
export type OwnDeadline = DatedRule & { deadline: KnownDeadline }

/**
 * Every deadline that the rules know for a student, soonest first; past ones stay, except dates of an arrival that
 * is over.
 */
export function ownDeadlines(
  rules: readonly Rule[],
  profile: Profile,
  today: CalendarDay,
): OwnDeadline[] {
  return rules
    .flatMap((rule) =>
      knownDeadlines(rule, profile, today).map((deadline) => ({ rule, deadline })),
    )
    .toSorted(
      (a, b) =>
        compare(a.deadline.closesOn, b.deadline.closesOn) || compare(a.rule.id, b.rule.id),
    )
}

/** The deadlines of one rule for a student; none if the rule does not concern them or a day is missing. */
export function knownDeadlines(
  rule: Rule,
  profile: Profile,
  today: CalendarDay,
): KnownDeadline[] {
  if (!concerns(rule, profile)) return []
  const limit = limitDeadline(rule.id, profile, today)
  if (limit !== null) return [limit]
  return deadlinesOf(rule, factsOf(profile), today)
    .filter(isKnown)
    .filter((deadline) => !isArrivalOver({ rule, deadline }, profile, today))
}

/** If the student did not say how far a topic has come, it may be at any stage. */
function concerns({ topics, statuses, i94 }: Rule, profile: Profile): boolean {
  if (i94 !== undefined && i94 !== profile.i94) return false
  if (statuses === undefined) return true
  return topics.some((topic) => {
    const stages = stagesOf(topic, profile)
    if (stages === null) return true
    return stages.some((stage) => statuses.includes(stage))
  })
}

/** Days that only students with approved OPT enter. */
const DAYS_ON_OPT = [
  'optStart',
  'optEnd',
  'stemFiled',
  'stemStart',
  'stemEnd',
  'jobChanged',
  'jobEnded',
] as const satisfies readonly ProfileDay[]

/**
 * The stage that the student said last, and stages that their days prove: a student who asks about the STEM
 * extension is still on OPT and bound by its rules, and the extension is pending once USCIS has the form. Null: any
 * stage.
 */
function stagesOf(topic: Topic, { stages, days }: Profile): Status[] | null {
  const stage = stages[topic]
  if (stage === undefined) return null
  if (topic !== 'opt') return [stage]
  const isOnOpt = DAYS_ON_OPT.some((day) => days[day] !== undefined)
  const isStemPending = days.stemFiled !== undefined && stage !== 'denied'
  return [
    stage,
    ...(isOnOpt ? (['approved'] as const) : []),
    ...(isStemPending ? (['pending'] as const) : []),
  ]
}

function isKnown(deadline: Deadline): deadline is KnownDeadline {
  return deadline.closesOn !== null
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
