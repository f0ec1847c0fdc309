import { explainEligibility } from '@landfall/matching/criteria/explain'
import type { Eligibility } from '@landfall/matching/criteria/eligibility'
import type { RankedMatch } from '@landfall/matching/match-listings'
import { matchNotes } from '@landfall/matching/notes/match-notes'
import { NEUTRAL_GOALS_TENTHS, scoreTerms, sumTenths } from '@landfall/matching/score/terms'
import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'
import type { MatchAsked } from './match-run.ts'
import type { ExplainedAward } from './match-result.ts'

export type Explained = {
  /** Best first, goals included. */
  awards: ExplainedAward[]
  /** Of those chosen, what is something else by the listing that is there now. */
  dropped: {
    id: string
    /** `disagreement`: the same version of the listing gives another answer; a fault of ours. */
    why: 'gone' | 'changed' | 'disagreement'
  }[]
}

type Parts = {
  asked: MatchAsked
  verdict: Eligibility['verdict']
  listingOf: (id: string) => ListingCriteria | undefined
  /** The version that the choice was made from; null when it is not known. */
  versionOf: (id: string) => number | null
  /** 0 to 120 tenths, null when nothing can be compared. */
  goalsOf: (listing: ListingCriteria) => number | null
}

/** Gives the chosen awards their words, from the listings themselves, and orders them by goals too. */
export function explainAwards(chosen: readonly RankedMatch[], parts: Parts): Explained {
  const awards: ExplainedAward[] = []
  const dropped: Explained['dropped'] = []
  for (const { scholarshipId: id, preTenths } of chosen) {
    const listing = parts.listingOf(id)
    if (listing === undefined || !listing.isOpen) {
      dropped.push({ id, why: 'gone' })
      continue
    }
    const { award, verdict, pre } = explainAward(listing, parts)
    const isSame = listing.version === parts.versionOf(id)
    if (verdict === parts.verdict && (!isSame || pre === preTenths)) awards.push(award)
    else dropped.push({ id, why: isSame ? 'disagreement' : 'changed' })
  }
  return { awards: awards.toSorted(byScore), dropped }
}

function explainAward(listing: ListingCriteria, { asked, goalsOf }: Parts) {
  const { query, today } = asked
  const eligibility = explainEligibility(listing.criteria, query.student)
  const goalsTenths = goalsOf(listing)
  const terms = scoreTerms(listing, query, { today, goalsTenths })
  const tenths = sumTenths(terms)
  const award: ExplainedAward = {
    scholarshipId: listing.scholarshipId,
    version: listing.version,
    title: listing.title,
    provider: listing.provider,
    tenths,
    score: Math.round(tenths / 10),
    terms,
    criteria: [...eligibility.criteria],
    ...matchNotes(terms, eligibility, query),
  }
  const pre = tenths - (goalsTenths ?? NEUTRAL_GOALS_TENTHS) + NEUTRAL_GOALS_TENTHS
  return { award, verdict: eligibility.verdict, pre }
}

/** Higher first; between equals the id decides, ascending. */
function byScore(a: ExplainedAward, b: ExplainedAward): number {
  if (a.tenths !== b.tenths) return b.tenths - a.tenths
  return a.scholarshipId < b.scholarshipId ? -1 : 1
}
