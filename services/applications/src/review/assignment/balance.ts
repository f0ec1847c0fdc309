import { idFromName } from '@landfall/kit/core/ids'

export type Pair = { applicationId: string; reviewerId: string }

type Given = {
  applications: readonly {
    applicationId: string
    /** Who scores it already. */
    assigned: readonly string[]
    /** Who must not. */
    recused: readonly string[]
  }[]
  reviewerIds: readonly string[]
  perApplication: number
  /** The same for the same review: so that asked again the answer is the same. */
  seed: string
}

/**
 * Who is to score what besides what is assigned: the least reviewed application first, by the least loaded of
 * those who may. Where nobody is recused, and loads were even before, they differ by one at most; so do the
 * loads of those who are recused from nothing in any case. Where too few may score an application, it gets fewer.
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
