import type { CalendarDay } from '@landfall/calendar/day'
import { type Deadline, deadlinesOf } from '../deadlines.ts'
import type { Anchor, ImmigrationFacts } from '../facts.ts'
import { isInForce, type Rule, type Status, type Topic } from '../rule.ts'
import {
  COUNTRY_RULE,
  type CountryLimits,
  countryLimits,
} from '../rules/country-restrictions.ts'
import { TIMEFRAMES, type Timeframe } from './timeframes.ts'

/** A question that would make the guidance more exact. */
export type Ask = Anchor | 'i94'

export type DatedRule = { rule: Rule; deadline: Deadline }

/** What the rules say to one student on one day. Information, not legal advice. */
export type Guidance = {
  topic: Topic
  status: Status
  today: CalendarDay
  /** Those with a day first, in the order of the days; past ones stay, and say what remains. */
  deadlines: DatedRule[]
  /** What to know or to take care of, without a day; rules about this topic alone come first. */
  conditions: Rule[]
  documents: { rule: Rule; lines: readonly string[] }[]
  costs: Rule[]
  /** In the order in which they would help: each once. */
  asks: Ask[]
  countryLimits: CountryLimits & { rule: typeof COUNTRY_RULE }
  /** Null: no source for one was found. */
  timeframe: Timeframe | null
}

/** @param rules those of an installation, whatever their dates; only those in force on `today` speak */
export function guidance(
  rules: readonly Rule[],
  asked: { topic: Topic; status: Status },
  facts: ImmigrationFacts,
  today: CalendarDay,
): Guidance {
  const own = rules.filter((rule) => concerns(rule, asked, facts, today))
  const dated = own
    .flatMap((rule) =>
      deadlinesOf(rule, facts, today).map((deadline) => ({ rule, deadline })),
    )
    .toSorted(byDay)
  const isI94Open = facts.i94 === 'unknown' && rules.some((rule) => asksI94(rule, asked))
  return {
    ...asked,
    today,
    deadlines: dated,
    conditions: own
      .filter(({ compute }) => compute.kind === 'condition')
      .toSorted(byTopics),
    documents: own.flatMap((rule) =>
      rule.compute.kind === 'documents' ? { rule, lines: rule.compute.lines } : [],
    ),
    costs: own.filter(({ compute }) => compute.kind === 'cost'),
    asks: [
      ...(isI94Open ? (['i94'] as const) : []),
      ...new Set([
        ...(asksFiling(asked, facts) ? (['optFiled'] as const) : []),
        ...dated.flatMap(({ deadline }) => deadline.missing),
      ]),
    ],
    countryLimits: { ...countryLimits(facts, today), rule: COUNTRY_RULE },
    timeframe:
      TIMEFRAMES.find(
        ({ topic, status }) => topic === asked.topic && status === asked.status,
      ) ?? null,
  }
}

function concerns(
  rule: Rule,
  { topic, status }: { topic: Topic; status: Status },
  { i94 }: ImmigrationFacts,
  today: CalendarDay,
): boolean {
  return (
    isInForce(rule, today) &&
    rule.topics.includes(topic) &&
    (rule.statuses?.includes(status) ?? true) &&
    (rule.i94 === undefined || rule.i94 === i94)
  )
}

/** Whether the form for OPT is pending and its day is not told: on that depends whether the days to leave run. */
function asksFiling(
  { topic, status }: { topic: Topic; status: Status },
  { days }: ImmigrationFacts,
): boolean {
  const isTold = [days.optFiled, days.optStart, days.optEnd].some(
    (day) => day !== undefined,
  )
  return topic === 'opt' && status === 'pending' && !isTold
}

function asksI94(rule: Rule, { topic }: { topic: Topic }): boolean {
  return rule.i94 !== undefined && rule.topics.includes(topic)
}

/** A rule about fewer topics comes first; then by id, because rows come in no meaningful order. */
function byTopics(a: Rule, b: Rule): number {
  return a.topics.length - b.topics.length || a.id.localeCompare(b.id)
}

/** Those with a day first, in the order of the days. */
export function byDay(a: DatedRule, b: DatedRule): number {
  const [one, other] = [a, b].map(({ deadline }) => deadline.closesOn ?? '9999') as [
    string,
    string,
  ]
  return one < other ? -1 : Number(one > other)
}
