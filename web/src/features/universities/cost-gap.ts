type Money = { amount: string; currency: string }

export type GapAward = {
  slug: string
  title: string
  amountType: string
  amount: Money | null
  maxAmount: Money | null
  amountPeriod: string | null
  /** How much of it must be paid back; null for nothing, or when nobody says. */
  loan: 'WHOLE' | 'PART' | null
  isNeedBased: boolean | null
  /** The rules' verdict for the signed-in student; null without a profile. */
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
  /** Whether the figure is for international students, or for students from other states. */
  isInternational: boolean
  /** Null when no award states what it pays in a year. */
  best: PaidAward | null
  /** All awards that state it, the highest first. */
  awards: readonly PaidAward[]
  /** The rest to pay when the best award is won; never below zero. */
  left: number
  /** One award that the student may get depends on what the family can pay, and no figure says how much it is. */
  isNeedWeighed: boolean
}

/**
 * As matching counts them (a test checks that the two agree),
 * without awards paid once or for an unknown number of months.
 */
const timesAYear: Readonly<Record<string, number>> = { YEAR: 1, SEMESTER: 2 }

/**
 * How much of a year's tuition the best stated award leaves. Null when no tuition is reported in US dollars. Leaves
 * out awards that the student is not eligible for, loans, and awards paid once or for an unknown number of months.
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

/** The lowest stated amount; a full-tuition award pays all of it. */
function paysAYear(award: GapAward, tuition: number): number | null {
  const isRange = award.amount !== null && award.maxAmount === null
  // "10,000 up to full tuition" is recorded with the lower figure.
  if (award.amountType === 'FULL_TUITION' && !isRange) return tuition
  const figure = dollars(award.amount ?? award.maxAmount)
  const times = timesAYear[award.amountPeriod ?? '']
  return figure === null || times === undefined ? null : figure * times
}

function dollars(money: Money | null): number | null {
  return money?.currency === 'USD' ? Number(money.amount) : null
}
