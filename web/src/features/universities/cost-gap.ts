type Money = { amount: string; currency: string }

export type GapAward = {
  slug: string
  title: string
  amountType: string
  amount: Money | null
  maxAmount: Money | null
  amountPeriod: string | null
  /** How much of it is paid back; null: nothing, or nobody says. */
  loan: 'WHOLE' | 'PART' | null
  isNeedBased: boolean | null
  /** What the rules say of the signed-in student; null without a profile. */
  verdict: string | null
}

export type PaidAward = {
  slug: string
  title: string
  aYear: number
  isFullTuition: boolean
}

export type CostGap = {
  /** US dollars a year. */
  tuition: number
  /** Whether the figure is the one for internationals, or the one for students from other states. */
  isInternational: boolean
  /** Null: no award states what it pays in a year. */
  best: PaidAward | null
  /** All that state it, what pays most first. */
  awards: readonly PaidAward[]
  /** When it is won; never below nothing. */
  left: number
  /** An award that the student may get pays by what the family can: no figure says how much. */
  isNeedWeighed: boolean
}

/** As matching counts them (a test holds the two equal), without what comes once or for months that nobody counts. */
const timesAYear: Readonly<Record<string, number>> = { YEAR: 1, SEMESTER: 2 }

/**
 * What the best stated award leaves of a year's tuition. Null: no tuition is reported in US dollars.
 * Awards that the student is shut out of do not count, nor loans, nor what is paid once or for months
 * that nobody counts.
 */
export function costGap(
  tuition: { international: Money | null; outOfState: Money | null },
  awards: readonly GapAward[],
): CostGap | null {
  const international = dollars(tuition.international)
  const aYear = international ?? dollars(tuition.outOfState)
  if (aYear === null) return null
  const worth = awards.flatMap((award) => {
    const isCounted = award.loan === null && award.verdict !== 'NOT_ELIGIBLE'
    const pays = isCounted ? paysAYear(award, aYear) : null
    const isFullTuition = award.amountType === 'FULL_TUITION'
    const { slug, title } = award
    return pays === null ? [] : [{ slug, title, aYear: pays, isFullTuition }]
  })
  const paid = worth.toSorted((one, other) => other.aYear - one.aYear)
  const [best = null] = paid
  return {
    tuition: aYear,
    isInternational: international !== null,
    best,
    awards: paid,
    left: Math.max(0, aYear - (best?.aYear ?? 0)),
    isNeedWeighed: awards.some(
      ({ isNeedBased, loan, verdict }) =>
        isNeedBased === true && loan !== 'WHOLE' && verdict !== 'NOT_ELIGIBLE',
    ),
  }
}

/** The least that is stated; full tuition pays it whole. */
function paysAYear(award: GapAward, tuition: number): number | null {
  const isRange = award.amount !== null && award.maxAmount === null
  // "10,000 up to full tuition" is stated with the figure that it begins at.
  if (award.amountType === 'FULL_TUITION' && !isRange) return tuition
  const figure = dollars(award.amount ?? award.maxAmount)
  const times = timesAYear[award.amountPeriod ?? '']
  return figure === null || times === undefined ? null : figure * times
}

function dollars(money: Money | null): number | null {
  return money?.currency === 'USD' ? Number(money.amount) : null
}
