import { type MatchInstant, quarterOf } from '../day-there.ts'
import type { MatchQuery } from '../match-query.ts'
import type { AskedStudent } from '../requirements/student-answers.ts'

/** All that an answer depends on, side by side. */
export type MatchFacts = Readonly<AskedStudent> &
  Readonly<Omit<MatchQuery, 'student'>> & {
    readonly today: string
    /** By which deadlines end; the beginning of its quarter of an hour. */
    readonly at: MatchInstant
    /** All that is answered, in one text. */
    readonly answers: string
  }

/** Of a fact that can be compared; `answers` stand for what is answered. */
export type FactName = Exclude<keyof MatchFacts, 'facts'>

export function matchFacts(
  query: MatchQuery,
  today: string,
  at: MatchInstant = null,
): MatchFacts {
  const { student, need, wantedUsd, preferredStates } = query
  const answers = Object.entries(student.facts).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return {
    ...student,
    need,
    wantedUsd,
    preferredStates,
    today,
    at: quarterOf(at),
    answers: JSON.stringify(answers),
  }
}

export type Asked = { readonly query: MatchQuery; readonly today: string }

type Names = readonly FactName[]

/**
 * Keeps what is computed, by the facts that it was computed from: the same for all who agree in these,
 * whatever else they say. Which facts those are shows in the computing: it starts from the same ones, and
 * reads others because of what it has read.
 */
export function createByFacts<T>(
  count: number,
  compute: (asked: Asked) => T,
): (facts: MatchFacts) => T {
  const read: FactName[] = []
  const tell = (name: FactName) => {
    if (!read.includes(name)) read.push(name)
  }
  const begin = () => createByNames(count, read, (facts) => compute(watched(facts, tell)))
  let kept = begin()
  return (facts) => {
    const before = read.length
    const value = kept(facts)
    if (read.length > before) kept = begin()
    return value
  }
}

/** Keeps what is made, by the facts of these names. When `count` are kept it begins anew. */
export function createByNames<T>(
  count: number,
  names: Names,
  make: (facts: MatchFacts) => T,
): (facts: MatchFacts) => T {
  let root = createPlace<T>()
  let size = 0
  return (facts) => {
    let place = root
    for (let at = 0; at < names.length; at += 1) {
      const name = names[at]
      if (name !== undefined) place = below(place, facts[name])
    }
    if (place.kept !== null) return place.kept.value
    const value = make(facts)
    if (size === count) {
      root = createPlace()
      size = 0
    }
    place.kept = { value }
    size += 1
    return value
  }
}

/** What is kept for some facts, and those that go on from these; found without making a text of them. */
type Place<T> = { kept: { value: T } | null; next: Map<Scalar, Place<T>> | null }
type Scalar = string | number | boolean | null | undefined

function createPlace<T>(): Place<T> {
  return { kept: null, next: null }
}

function below<T>(place: Place<T>, fact: MatchFacts[FactName]): Place<T> {
  if (typeof fact !== 'object' || fact === null) return next(place, fact)
  let last = next(place, fact.length)
  for (let at = 0; at < fact.length; at += 1) last = next(last, fact[at] ?? null)
  return last
}

function next<T>(place: Place<T>, value: Scalar): Place<T> {
  const known = place.next?.get(value)
  if (known !== undefined) return known
  const fresh = createPlace<T>()
  place.next = (place.next ?? new Map<Scalar, Place<T>>()).set(value, fresh)
  return fresh
}

/** The same, and tells which facts are asked for. */
function watched(facts: MatchFacts, tell: (name: FactName) => void): Asked {
  const seen = new Proxy(facts, {
    get: (target, name) => {
      tell(name === 'facts' ? 'answers' : (name as FactName))
      return target[name as keyof MatchFacts]
    },
  })
  return {
    query: {
      student: seen,
      get need() {
        return seen.need
      },
      get wantedUsd() {
        return seen.wantedUsd
      },
      get preferredStates() {
        return seen.preferredStates
      },
    },
    get today() {
      return seen.today
    },
  }
}
