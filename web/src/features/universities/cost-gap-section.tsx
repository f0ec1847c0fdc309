import { formatMoney } from '#lib/format/format-money.ts'
import { TextLink } from '#page/links.tsx'
import { paths } from '#paths'
import { Notice } from '#ui/notice.tsx'
import { Stat } from '#ui/stat.tsx'
import { graphql, readFragment, type FragmentType } from '#gql'
import { costGap } from './cost-gap.ts'
import { universityMessages as text } from './university-messages.ts'

const costGapFragment = graphql(`
  fragment CostGapSection_University on University {
    id
    internationalTuition {
      amount
      currency
    }
    tuitionOutOfState {
      amount
      currency
    }
    tuitionYear
  }
`)

const gapAwardFragment = graphql(`
  fragment CostGapSection_Scholarship on Scholarship {
    id
    slug
    title
    amountType
    amount {
      amount
      currency
    }
    maxAmount {
      amount
      currency
    }
    amountPeriod
    university {
      id
    }
    eligibility {
      verdict
    }
  }
`)

type Props = {
  university: FragmentType<typeof costGapFragment>
  /** Those tied to the university, and those that the student saved. */
  awards: readonly FragmentType<typeof gapAwardFragment>[]
}

/** Tuition of a year, the best stated award, and what it leaves; only from stated figures. */
export function CostGapSection(props: Props) {
  const university = readFragment(costGapFragment, props.university)
  const awards = props.awards
    .map((award) => readFragment(gapAwardFragment, award))
    // A saved one may be another university's own.
    .filter((one) => !one.university || one.university.id === university.id)
    .map((one) => ({ ...one, verdict: one.eligibility?.verdict ?? null }))
  const gap = costGap(
    {
      international: university.internationalTuition,
      outOfState: university.tuitionOutOfState,
    },
    awards,
  )
  return (
    <section aria-labelledby="gap" className="flex flex-col gap-3">
      <h2 id="gap" className="text-xl">
        {text.gap}
      </h2>
      {gap === null ? (
        <Notice>{text.gapUnknown}</Notice>
      ) : (
        <>
          <dl className="grid grid-cols-1 gap-4 sm:grid-cols-3">
            <Stat
              label={gap.isInternational ? text.tuitionInternational : text.tuition}
              value={aYear(gap.tuition)}
              source={university.tuitionYear ?? text.gapNoYear}
            />
            <Stat
              label={text.gapBest}
              value={gap.best ? aYear(gap.best.aYear) : text.gapNoAward}
              source={
                gap.best && (
                  <TextLink
                    to={paths.scholarship(gap.best.slug)}
                    className="inline-flex min-h-11 items-center"
                  >
                    {gap.best.title}
                  </TextLink>
                )
              }
            />
            <Stat
              label={text.gapLeft}
              value={aYear(gap.left)}
              source={gap.best?.isFullTuition && gap.left === 0 ? text.gapFull : null}
            />
          </dl>
          <p className="max-w-prose text-sm text-muted">{text.gapHelp}</p>
        </>
      )}
    </section>
  )
}

function aYear(amount: number): string {
  return text.aYear(formatMoney({ amount: String(amount), currency: 'USD' }))
}
