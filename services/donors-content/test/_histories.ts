import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { ApplicationFiguresChanged } from '@landfall/proto-events/applications/application-figures-changed.v1'

type Data = z.input<typeof ApplicationFiguresChanged.schema>
export type Fact = { aggregateId: string; version: number; data: Data }

const WAYS = [
  ['submitted'],
  ['submitted', 'in_review'],
  ['submitted', 'in_review', 'declined'],
  ['submitted', 'in_review', 'shortlisted', 'awarded'],
  ['submitted', 'in_review', 'shortlisted', 'awarded', 'accepted'],
  ['submitted', 'withdrawn'],
]
const DECISIONS = ['declined', 'awarded', 'accepted']
const DAY_MS = 86_400_000

/** Numbers from 0 up to 1, the same for one seed (mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const hex = (value: number, length: number) =>
  value.toString(16).padStart(length, '0').slice(-length)

/** An id that a seed makes. */
export function idOf(seed: number, kind: number, place: number): string {
  return `${hex(seed, 8)}-${hex(kind, 4)}-4000-8000-${hex(place, 12)}`
}

/** Every event of some applications to an organization, each application's steps in order. */
export function historyOf(
  seed: number,
  o: { applications: number; scholarships: number; days: number },
): { ownerId: string; scholarshipIds: string[]; facts: Fact[] } {
  const next = numbersFrom(seed)
  const below = (n: number) => Math.floor(next() * n)
  const oneOf = <T>(list: readonly T[]) => list[below(list.length)] as T
  const ownerId = idOf(seed, 1, 0)
  const scholarshipIds = Array.from({ length: o.scholarships }, (_, n) => idOf(seed, 2, n))
  const facts = Array.from({ length: o.applications }, (_, place) => {
    const submitted =
      Date.parse('2026-09-01T00:00:00Z') + below(o.days) * DAY_MS + place * 1000
    const decided = submitted + below(80) * DAY_MS
    const way = oneOf(WAYS)
    const who = {
      applicationId: idOf(seed, 3, place),
      scholarshipId: oneOf(scholarshipIds),
      ownerId,
      submittedAt: new Date(submitted).toISOString(),
      country: oneOf(['NG', 'NG', 'NG', 'IN', 'IN', 'KE', 'BR', null]),
      field: oneOf(['engineering', 'engineering', 'medicine', null]),
    }
    const score = oneOf([null, 35, 61.5, 88, 100])
    return way.map((state, step) => {
      const reached = ['draft', ...way.slice(0, step + 1)]
      const isDecided = reached.some((one) => DECISIONS.includes(one))
      const decidedAt = isDecided ? new Date(decided).toISOString() : null
      const data = { ...who, state, reached, decidedAt, score: step > 0 ? score : null }
      return { aggregateId: who.applicationId, version: step + 1, data }
    })
  }).flat()
  return { ownerId, scholarshipIds, facts }
}

/** The list in a random order. */
export function shuffled<T>(list: readonly T[], next: () => number): T[] {
  const copy = [...list]
  for (let i = copy.length - 1; i > 0; i -= 1) {
    const j = Math.floor(next() * (i + 1))
    const [a, b] = [copy[i] as T, copy[j] as T]
    copy[i] = b
    copy[j] = a
  }
  return copy
}

/** The newest figures of each application. */
export function newestOf(facts: readonly Fact[]): Data[] {
  const byId = new Map<string, Fact>()
  for (const one of facts) {
    const known = byId.get(one.aggregateId)
    if (!known || known.version < one.version) byId.set(one.aggregateId, one)
  }
  return [...byId.values()].map(({ data }) => data)
}

const countOf = <T>(list: readonly T[], is: (one: T) => boolean) => list.filter(is).length

/** Counts anew what the store's figures should be. */
export function recount(all: readonly Data[]) {
  const came = (state: string) => countOf(all, ({ reached }) => reached.includes(state))
  const is = (...states: string[]) => countOf(all, ({ state }) => states.includes(state))
  return {
    totals: {
      applications: all.length,
      inReview: came('in_review'),
      shortlisted: came('shortlisted'),
      awarded: came('awarded'),
      accepted: came('accepted'),
      declined: is('declined'),
      withdrawn: is('withdrawn'),
      waiting: is('submitted', 'in_review', 'shortlisted'),
    },
    countries: fivesOf(all, ({ country }) => country),
    fields: fivesOf(all, ({ field }) => field),
    scores: fivesOf(all, bandOf, (batch) => batch.every(({ score }) => score !== null)),
    decided: countOf(all, ({ decidedAt }) => decidedAt !== null),
    medianDays: medianOf(
      all.flatMap(({ decidedAt, submittedAt }) =>
        decidedAt === null
          ? []
          : [(Date.parse(decidedAt) - Date.parse(submittedAt)) / DAY_MS],
      ),
    ),
  }
}

/** A score's band of ten points, named by the lowest. */
export const bandOf = ({ score }: Data) =>
  score === null ? null : String(Math.min(9, Math.floor(score / 10)) * 10)

/** Whole fives among the full batches of each scholarship. @param counts whether a batch counts */
function fivesOf(
  all: readonly Data[],
  valueOf: (one: Data) => string | null,
  counts: (batch: readonly Data[]) => boolean = () => true,
) {
  const found = new Map<string, number>()
  for (const list of Map.groupBy(all, ({ scholarshipId }) => scholarshipId).values()) {
    const inOrder = list.toSorted((a, b) =>
      a.submittedAt + a.applicationId < b.submittedAt + b.applicationId ? -1 : 1,
    )
    const batches = Array.from({ length: Math.floor(inOrder.length / 5) }, (_, n) =>
      inOrder.slice(n * 5, n * 5 + 5),
    )
    const looked = batches.filter(counts).flat()
    for (const [value, group] of Map.groupBy(looked, valueOf)) {
      const whole = group.length - (group.length % 5)
      if (value !== null && whole > 0) found.set(value, (found.get(value) ?? 0) + whole)
    }
  }
  return [...found]
    .map(([value, count]) => ({ value, count }))
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}

function medianOf(values: readonly number[]): number | null {
  const list = values.toSorted((a, b) => a - b)
  const [low, high] = [list[(list.length - 1) >> 1], list[list.length >> 1]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}

/** A fact of an application to the organization. */
export const aFact = (ownerId: string, change: Partial<Fact['data']> = {}): Fact => {
  const applicationId = change.applicationId ?? randomUUID()
  return {
    aggregateId: applicationId,
    version: 1,
    data: {
      applicationId,
      scholarshipId: randomUUID(),
      ownerId,
      state: 'submitted',
      reached: ['draft', 'submitted'],
      submittedAt: '2026-11-01T10:00:00.000Z',
      decidedAt: null,
      country: 'NG',
      field: 'engineering',
      score: null,
      ...change,
    },
  }
}
