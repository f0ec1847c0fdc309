/** How well an order puts the fitting candidates first. */
export type Quality = { recall: number; ndcg: number; auc: number }

const RECALL_AT = 5
const NDCG_AT = 10

/**
 * @param scores one for each candidate, higher is nearer; at the same score, candidates that do not fit come first,
 * so that a variant that tells nothing apart earns nothing
 */
export function qualityOf(
  scores: readonly number[],
  fits: (place: number) => boolean,
): Quality {
  const ranked = scores
    .map((score, place) => ({ score, isFit: fits(place) }))
    .toSorted((a, b) => b.score - a.score || Number(a.isFit) - Number(b.isFit))
  const total = ranked.filter(({ isFit }) => isFit).length
  const found = ranked.slice(0, RECALL_AT).filter(({ isFit }) => isFit).length
  const best = gains(Array.from({ length: total }, () => true))
  return {
    recall: found / Math.min(RECALL_AT, total),
    ndcg: gains(ranked.map(({ isFit }) => isFit)) / best,
    auc: areaUnder(ranked),
  }
}

/** A fitting candidate counts less the later it comes. */
function gains(order: readonly boolean[]): number {
  return order
    .slice(0, NDCG_AT)
    .reduce((sum, isFit, at) => sum + (isFit ? 1 / Math.log2(at + 2) : 0), 0)
}

/** The chance that a fitting candidate is nearer than another one; half for the same score. */
export function areaUnder(all: readonly { score: number; isFit: boolean }[]): number {
  const fit = all.filter(({ isFit }) => isFit)
  const unfit = all.filter(({ isFit }) => !isFit)
  let won = 0
  for (const { score } of fit) {
    for (const other of unfit)
      won += score > other.score ? 1 : score === other.score ? 0.5 : 0
  }
  return won / (fit.length * unfit.length)
}

export function meanQuality(all: readonly Quality[]): Quality {
  const mean = (of: keyof Quality) =>
    all.reduce((sum, quality) => sum + quality[of], 0) / all.length
  return { recall: mean('recall'), ndcg: mean('ndcg'), auc: mean('auc') }
}
