import type { GivenScore } from './adjust-scores.ts'

export type SimulatedPanel = {
  /** The true worth of each application, out of 100. */
  truth: Map<string, number>
  /** What each reviewer adds to the worth. */
  leniencies: Map<string, number>
  given: GivenScore[]
}

/**
 * A panel whose truth is known: worth 60 ± 10, leniency 0 ± 8, noise 0 ± 5 points (mean and standard
 * deviation), each application scored by `each` reviewers in turn.
 */
export function simulatePanel(o: {
  seed: number
  applications: number
  reviewers: number
  each: number
}): SimulatedPanel {
  const random = randomOf(o.seed)
  const normal = () =>
    Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const truth = new Map(
    Array.from({ length: o.applications }, (_unused, n) => [`a${n}`, 60 + 10 * normal()]),
  )
  const leniencies = new Map(
    Array.from({ length: o.reviewers }, (_unused, n) => [`r${n}`, 8 * normal()]),
  )
  const ids = [...leniencies.keys()]
  const given = [...truth].flatMap(([applicationId, worth]) =>
    drawn(ids, o.each, random).map((reviewerId) => {
      const total = worth + (leniencies.get(reviewerId) ?? 0) + 5 * normal()
      return { applicationId, reviewerId, total }
    }),
  )
  return { truth, leniencies, given }
}

function drawn(ids: readonly string[], count: number, random: () => number): string[] {
  const keyed = ids.map((id) => ({ id, key: random() }))
  const shuffled = keyed.toSorted((one, other) => one.key - other.key)
  return shuffled.slice(0, count).map(({ id }) => id)
}

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
