import type { StudentFacts } from '../criteria/student-facts.ts'
import type { MatchQuery } from '../match-query.ts'
import { createRecent } from './recent.ts'

/** All that an answer depends on, side by side. */
export type MatchFacts = Readonly<StudentFacts> &
  Readonly<Omit<MatchQuery, 'student'>> & { readonly today: string }

export function matchFacts({ student, ...query }: MatchQuery, today: string): MatchFacts {
  return { ...student, ...query, today }
}

export type Asked = { readonly query: MatchQuery; readonly today: string }

/**
 * Keeps what is computed, by the facts that it was computed from: the same for all who agree in these,
 * whatever else they say. Which facts those are shows in the computing: it starts from the same ones, and
 * reads others because of what it has read.
 */
export function createByFacts<T>(
  count: number,
  compute: (asked: Asked) => T,
): (facts: MatchFacts) => T {
  const read = new Set<keyof MatchFacts>()
  let kept = createRecent<T>(count)
  return (facts) =>
    kept(keyOf(facts, read), () => {
      const before = read.size
      const value = compute(watched(facts, (name) => read.add(name)))
      if (read.size > before) kept = createRecent<T>(count)
      return value
    })
}

function keyOf(facts: MatchFacts, read: ReadonlySet<keyof MatchFacts>): string {
  let key = ''
  for (const name of read) key += textOf(facts[name])
  return key
}

/** Different for different values, also one behind the other. */
function textOf(value: MatchFacts[keyof MatchFacts]): string {
  if (value === null) return '-'
  if (typeof value === 'string') return `${value.length}'${value}`
  if (typeof value !== 'object') return `=${value};`
  let text = `[${value.length} `
  for (const one of value) text += textOf(one)
  return text
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
