import { idFromName } from '@landfall/kit/core/ids'

export type Pair = { applicationId: string; reviewerId: string }

type Given = {
  applications: readonly {
    applicationId: string
    /** Reviewers who already score it. */
    assigned: readonly string[]
    /** Reviewers who must not score it. */
    recused: readonly string[]
  }[]
  reviewerIds: readonly string[]
  perApplication: number
  /** Constant for a review, so that the same question gets the same answer. */
  seed: string
}

/**
 * Assigns the missing reviewers: the least reviewed application comes first and gets the least loaded reviewers who
 * may score it. If nobody is recused and loads were even, they differ by at most one; so do, in any case, the loads
 * of those who are recused from nothing. An application that too few may score gets fewer reviewers.
 */
export function balance({
  applications,
  reviewerIds,
  perApplication,
  seed,
}: Given): Pair[] {
  const loads = new Map(reviewerIds.map((id) => [id, 0]))
  for (const { assigned } of applications)
    for (const id of assigned) loads.set(id, (loads.get(id) ?? 0) + 1)
  const lot = (key: string) => idFromName('assignment', `${seed}:${key}`)
  const ordered = applications
    .map((one) => ({ ...one, lot: lot(one.applicationId) }))
    .toSorted(
      (one, other) =>
        one.assigned.length - other.assigned.length || compare(one.lot, other.lot),
    )
  return ordered.flatMap(({ applicationId, assigned, recused }) => {
    const missing = Math.max(0, perApplication - assigned.length)
    const chosen = reviewerIds
      .filter((id) => !assigned.includes(id) && !recused.includes(id))
      .map((id) => ({ id, load: loads.get(id) ?? 0, lot: lot(`${applicationId}:${id}`) }))
      .toSorted((one, other) => one.load - other.load || compare(one.lot, other.lot))
      .slice(0, missing)
    for (const { id, load } of chosen) loads.set(id, load + 1)
    return chosen.map(({ id: reviewerId }) => ({ applicationId, reviewerId }))
  })
}

function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
