import type { StudentFacts } from '../criteria/student-facts.ts'
import type { MatchQuery } from '../match-query.ts'

/** All that an answer depends on, side by side. */
export type MatchFacts = Readonly<StudentFacts> &
  Readonly<Omit<MatchQuery, 'student'>> & { readonly today: string }

export function matchFacts(query: MatchQuery, today: string): MatchFacts {
  const { student, need, wantedUsd, preferredStates } = query
  return { ...student, need, wantedUsd, preferredStates, today }
}

export type Asked = { readonly query: MatchQuery; readonly today: string }

type Names = readonly (keyof MatchFacts)[]

/**
 * Keeps what is computed, by the facts that it was computed from: the same for all who agree in these,
 * whatever else they say. Which facts those are shows in the computing: it starts from the same ones, and
 * reads others because of what it has read.
 */
export function createByFacts<T>(
  count: number,
  compute: (asked: Asked) => T,
): (facts: MatchFacts) => T {
  const read: (keyof MatchFacts)[] = []
  const tell = (name: keyof MatchFacts) => {
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
type Scalar = string | number | boolean | null

function createPlace<T>(): Place<T> {
  return { kept: null, next: null }
}

function below<T>(place: Place<T>, fact: MatchFacts[keyof MatchFacts]): Place<T> {
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
function watched(facts: MatchFacts, tell: (name: keyof MatchFacts) => void): Asked {
  const seen = new Proxy(facts, {
    get: (target, name) => {
      tell(name as keyof MatchFacts)
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
