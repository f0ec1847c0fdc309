import type { PlainListing, Prepared } from './match-plain.ts'

/** The pre-score of a listing that no criterion excludes, by the same rules and for this loop alone. */
export function worth(listing: PlainListing, me: Prepared): number {
  const { need, wantedUsd, preferredStates, student } = me
  let tenths = 60
  const { fields, citizenship: rule, usd, day, state } = listing
  if (fields.kind === 'all') tenths += 110
  else if (fields.codes.some((code) => me.own.has(code))) tenths += 180
  else tenths += fields.codes.some((code) => me.wider.has(code)) ? 150 : 90
  const level = student.intendedDegreeLevel
  tenths += level !== null && listing.degreeLevels?.includes(level) ? 60 : 30
  if (rule.kind === 'all') tenths += 60
  else if (student.country === null) tenths += 40
  else if (rule.kind === 'all-except') tenths += 60
  else tenths += rule.codes.includes(student.country) ? 80 : 40
  if (listing.gpa === null || me.gpa === null) tenths += 60
  else if (me.gpa >= listing.gpa) tenths += margin(me.gpa - listing.gpa, 0.5)
  tenths += englishWorth(listing, me)
  const isNeedWeighed =
    listing.requiresFinancialNeed === true || listing.isNeedBased === true
  if (isNeedWeighed && need !== null) {
    tenths += need === 'low' ? 20 : 80
  } else {
    tenths += 40
  }
  if (listing.isFullTuition) tenths += 120
  else if (usd === null || wantedUsd === null) tenths += 60
  else tenths += Math.min(120, Math.floor((120 * usd) / wantedUsd))
  if (day === null) tenths += 40
  else if (day >= me.today) tenths += Math.min(80, Math.floor((80 * (day - me.today)) / 60))
  if (preferredStates.length === 0) return tenths + 20
  if (state === null) return tenths + 20
  return tenths + (preferredStates.includes(state) ? 40 : 0)
}

const SPANS = [20, 1, 20]

function englishWorth(
  { english: minima, acceptsEnglishWaivers }: PlainListing,
  me: Prepared,
): number {
  let best = 0
  let isMissed = false
  for (let test = 0; test < minima.length; test += 1) {
    const minimum = minima[test] ?? null
    if (minimum === null) continue
    if (me.isNative && acceptsEnglishWaivers !== false) return 120
    const score = me.scores[test] ?? null
    if (score === null) continue
    if (score >= minimum) best = Math.max(best, margin(score - minimum, SPANS[test] ?? 1))
    else isMissed = true
  }
  return best === 0 && !isMissed ? 60 : best
}

/** The thousandth makes up for what floating point loses. */
function margin(above: number, span: number): number {
  return 60 + Math.min(60, Math.floor((60 * above) / span + 0.001))
}
