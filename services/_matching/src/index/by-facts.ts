import { type MatchInstant, quarterOf } from '../day-there.ts'
import type { MatchQuery } from '../match-query.ts'
import type { AskedStudent } from '../requirements/student-answers.ts'

/** Everything that an answer depends on, side by side. */
export type MatchFacts = Readonly<AskedStudent> &
  Readonly<Omit<MatchQuery, 'student'>> & {
    readonly today: string
    /** The instant that deadlines are compared with: the beginning of its quarter hour. */
    readonly at: MatchInstant
    /** Everything that the student has answered, as one text. */
    readonly answers: string
  }

/** The name of a fact that can be compared; `answers` stands for the student's answers. */
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
 * Memoizes a computation by the facts that it reads: all students who agree in these share the result, whatever
 * else they say. The facts are found by watching the computation: it always starts by reading the same ones, and
 * what it reads next depends only on those.
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

/**
 * Memoizes `make` by the facts of these names. Once `count` results are kept, it starts over with an empty cache.
 */
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

/**
 * A node of the cache: the result for the facts so far, and the nodes for each next fact. No text is built to look
 * it up.
 */
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

/** The same facts, but `tell` learns which of them are read. */
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
