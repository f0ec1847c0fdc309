import { inRow } from '@landfall/matching/criteria/english-test-age'
import { dayThere } from '@landfall/matching/day-there'
import type { RankedMatch } from '@landfall/matching/match-listings'
import { hasDateAhead, isRoundOver } from '@landfall/matching/match-rank'
import { matchNotes } from '@landfall/matching/notes/match-notes'
import type { AwardVerdict } from '@landfall/matching/requirements/judge-award'
import { judgeListing } from '@landfall/matching/requirements/judge-listing'
import { preScoreTenths, scoreOf, scoreTerms } from '@landfall/matching/score/terms'
import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'
import type { MatchAsked } from './match-run.ts'
import type { ExplainedAward } from './match-result.ts'
import { restsOnPrivate } from './rests-on-private.ts'

export type Explained = {
  /** Best first, goals included. */
  awards: ExplainedAward[]
  /** Chosen awards whose current listing gives another answer. */
  dropped: {
    id: string
    /** `disagreement`: the same version of the listing gives another answer, which is a fault of ours. */
    why: 'gone' | 'changed' | 'disagreement'
  }[]
}

type Parts = {
  asked: MatchAsked
  verdict: AwardVerdict
  listingOf: (id: string) => ListingCriteria | undefined
  /** The version on which the choice was based; null when it is not known. */
  versionOf: (id: string) => number | null
  /** 0 to 120 tenths; null when they cannot be compared. */
  goalsOf: (listing: ListingCriteria) => number | null
}

/** Adds words to the chosen awards, from the listings themselves, and orders them by goals too. */
export function explainAwards(chosen: readonly RankedMatch[], parts: Parts): Explained {
  const awards: ExplainedAward[] = []
  const dropped: Explained['dropped'] = []
  for (const { scholarshipId: id, preTenths } of chosen) {
    const listing = parts.listingOf(id)
    if (listing === undefined || !listing.isOpen) {
      dropped.push({ id, why: 'gone' })
      continue
    }
    const award = explainAward(listing, parts)
    const isSame = listing.version === parts.versionOf(id)
    const pre = preScoreTenths(listing, parts.asked.query, dayOf(listing, parts.asked))
    if (award.verdict === parts.verdict && (!isSame || pre === preTenths))
      awards.push(award)
    else dropped.push({ id, why: isSame ? 'disagreement' : 'changed' })
  }
  return { awards: awards.toSorted(byScore), dropped }
}

function explainAward(listing: ListingCriteria, { asked, goalsOf }: Parts): ExplainedAward {
  const { query, today } = asked
  const { scholarshipId, version, title, provider } = listing
  const day = dayOf(listing, asked)
  const judgement = judgeListing(listing, query.student, today, day)
  const terms = scoreTerms(listing, query, { today: day, goalsTenths: goalsOf(listing) })
  const { shareTenths, score, base } = scoreOf(terms)
  const { verdict, label, awaits, questions, withProvider, criteria, steps } = judgement
  return {
    scholarshipId,
    version,
    title,
    provider,
    verdict,
    label,
    awaits,
    shareTenths,
    score,
    scoreBase: base,
    isRoundOver: isRoundOver(listing, day),
    hasDateAhead: hasDateAhead(listing, day),
    isPrivate: verdict !== 'ELIGIBLE' || restsOnPrivate(listing, query.student, today),
    terms,
    criteria: criteria.map(inRow),
    questions: [...questions],
    withProvider: [...withProvider],
    steps: steps.map(({ asked: text, ...step }) => {
      return { key: step.key, label: step.label, text, yours: step.yours }
    }),
    ...matchNotes(terms, judgement),
  }
}

/** Today's date in the zone where the deadline ends. */
function dayOf(listing: ListingCriteria, { today, at }: MatchAsked): string {
  return dayThere(listing, today, at ?? null)
}

/** Awards whose round is over come last, and before them those without a score; then by share, then by id. */
function byScore(a: ExplainedAward, b: ExplainedAward): number {
  return (
    Number(a.isRoundOver) - Number(b.isRoundOver) ||
    Number(a.score === null) - Number(b.score === null) ||
    b.shareTenths - a.shareTenths ||
    (a.scholarshipId < b.scholarshipId ? -1 : 1)
  )
}
