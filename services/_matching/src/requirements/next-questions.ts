import { judgeSet, type RequirementSet, type SetJudgement } from './requirement-set.ts'
import { isOwnKey } from './shared-set.ts'
import type { AskedStudent } from './student-answers.ts'

/** A set and how many awards have it; `weight` is what these are worth to the student, for example their scores. */
export type WeighedSet = {
  set: RequirementSet
  awards: number
  weight: number
  /** How many of the awards also wait for something of the profile, so that no answer opens them. */
  waiting?: number
}

/** How many awards would have no open question left. */
type Outcome = {
  /** Awards where nothing shuts the student out; the provider may still have to judge. */
  opens: number
  closes: number
}

export type NextQuestion = {
  /** The key under which the answer is kept, see `factKey`. */
  key: string
  yes: Outcome
  no: Outcome
}

/**
 * The questions that are worth asking next, the best first: each time the fact that is expected to decide the most
 * weight among the awards that are still undecided. Both answers count as equally likely, and the earlier questions
 * count as asked. Facts that a student prefers not to tell are not asked again; for a shared set only the facts
 * that all its awards ask are used. `yes` and `no` say what that answer would do now. `today` is YYYY-MM-DD.
 */
export function nextQuestions(
  sets: readonly WeighedSet[],
  student: AskedStudent,
  today: string,
  count: number,
): NextQuestion[] {
  const open = openSets(sets, student, today)
  const byKey = new Map<string, OpenSet[]>()
  for (const one of open) {
    for (const key of one.keys) byKey.set(key, [...(byKey.get(key) ?? []), one])
  }
  const asked = new Set<string>()
  while (asked.size < Math.min(count, byKey.size)) {
    const [best] = [...byKey.keys()]
      .filter((key) => !asked.has(key))
      .map((key) => worthOf(key, byKey.get(key) ?? [], asked))
      .toSorted(byWorth)
    if (best === undefined) break
    asked.add(best.key)
  }
  return [...asked].map((key) => ({
    key,
    yes: outcomeOf(byKey.get(key) ?? [], key, true),
    no: outcomeOf(byKey.get(key) ?? [], key, false),
  }))
}

/** A set with an open question, for one student. */
export type OpenSet = WeighedSet & {
  /** The facts that could be asked. */
  keys: readonly string[]
  judge: (answers: Readonly<Record<string, boolean>>) => SetJudgement
  /** How likely it is that the set is decided once these of its facts are answered; from 0 to 1. */
  shareDecided: (asked: ReadonlySet<string>) => number
}

/** The sets that answers could still decide. */
export function openSets(
  sets: readonly WeighedSet[],
  student: AskedStudent,
  today: string,
): OpenSet[] {
  return sets.flatMap((one) => {
    const { result, missing } = judgeSet(one.set, student, today)
    const keys = missing.flatMap((fact) =>
      fact.kind === 'fact' && !fact.isDeclined && !isOwnKey(fact.key) ? fact.key : [],
    )
    if (result !== 'ANSWER' || keys.length === 0) return []
    const judge = (answers: Readonly<Record<string, boolean>>) =>
      judgeSet(one.set, { ...student, facts: { ...student.facts, ...answers } }, today)
    return { ...one, keys, judge, shareDecided: shareDecidedOf(keys, judge) }
  })
}

function shareDecidedOf(
  keys: readonly string[],
  judge: OpenSet['judge'],
): OpenSet['shareDecided'] {
  const known = new Map<string, number>()
  return (asked) => {
    const answered = keys.filter((key) => asked.has(key))
    const name = answered.join(' ')
    const share = known.get(name) ?? shareOver(answered, judge)
    known.set(name, share)
    return share
  }
}

/** The share over all combinations of answers, each equally likely. */
function shareOver(answered: readonly string[], judge: OpenSet['judge']): number {
  const ways = 2 ** answered.length
  let decided = 0
  for (let way = 0; way < ways; way += 1) {
    const answers = Object.fromEntries(
      answered.map((key, at) => [key, Math.floor(way / 2 ** at) % 2 === 1]),
    )
    if (judge(answers).result !== 'ANSWER') decided += 1
  }
  return decided / ways
}

type Worth = { key: string; gain: number; reach: number }

function worthOf(key: string, sets: readonly OpenSet[], asked: ReadonlySet<string>): Worth {
  const withIt = new Set([...asked, key])
  const worth = { key, gain: 0, reach: 0 }
  for (const { weight, shareDecided } of sets) {
    worth.gain += weight * (shareDecided(withIt) - shareDecided(asked))
    worth.reach += weight
  }
  return worth
}

/**
 * Where no single answer decides anything, the fact with the most weight behind it comes first; then a fixed order.
 */
function byWorth(a: Worth, b: Worth): number {
  return b.gain - a.gain || b.reach - a.reach || (a.key < b.key ? -1 : 1)
}

function outcomeOf(sets: readonly OpenSet[], key: string, answer: boolean): Outcome {
  const outcome = { opens: 0, closes: 0 }
  for (const { awards, waiting = 0, judge } of sets) {
    const { result } = judge({ [key]: answer })
    if (result === 'FAIL') outcome.closes += awards
    else if (result !== 'ANSWER') outcome.opens += awards - waiting
  }
  return outcome
}
