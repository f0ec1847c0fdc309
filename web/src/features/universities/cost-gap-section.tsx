import { formatMoney } from '#lib/format/format-money.ts'
import { isOpen } from '#entities/scholarship/listing-standing.ts'
import { TextLink } from '#page/links.tsx'
import { paths } from '#paths'
import { Notice } from '#ui/notice.tsx'
import { Stat } from '#ui/stat.tsx'
import { graphql, readFragment, type FragmentType } from '#gql'
import { CostChart } from './cost-chart.tsx'
import { costGap, type CostGap } from './cost-gap.ts'
import { tuitionLabel } from './university-figures.ts'
import { universityMessages as text } from './university-messages.ts'

const costGapFragment = graphql(`
  fragment CostGapSection_University on University {
    id
    type
    internationalTuition {
      amount
      currency
    }
    tuitionInState {
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
    status
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
    loan
    isNeedBased
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
  /** Awards tied to the university, and those that the student saved. */
  awards: readonly FragmentType<typeof gapAwardFragment>[]
}

/** A year's tuition, the best stated award, and the rest to pay; only from stated figures. */
export function CostGapSection(props: Props) {
  const university = readFragment(costGapFragment, props.university)
  const awards = props.awards
    .map((award) => readFragment(gapAwardFragment, award))
    // A saved award may be closed by now, or belong to another university.
    .filter(isOpen)
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
          <GapFigures gap={gap} tuitionYear={university.tuitionYear} />
          <CostChart gap={gap} tuitionName={tuitionLabel(university)} />
          {gap.best === null && <p className="max-w-prose">{text.gapNoAward}</p>}
          {gap.isNeedWeighed && <p className="max-w-prose">{text.gapNeed}</p>}
          <p className="max-w-prose text-sm text-muted">{text.gapHelp}</p>
        </>
      )}
    </section>
  )
}

type GapFiguresProps = { gap: CostGap; tuitionYear: string | null | undefined }

function GapFigures({ gap, tuitionYear }: GapFiguresProps) {
  const { best } = gap
  return (
    <dl className="grid grid-cols-1 gap-4 sm:grid-cols-3">
      <Stat
        label={gap.isInternational ? text.gapWithoutInternational : text.gapWithout}
        value={aYear(gap.tuition)}
        source={tuitionYear ?? text.gapNoYear}
      />
      {best && (
        <>
          <Stat
            label={text.gapBest}
            value={aYear(best.aYear)}
            source={
              <TextLink
                to={paths.scholarship(best.slug)}
                className="inline-flex min-h-11 items-center"
              >
                {best.title}
              </TextLink>
            }
          />
          <Stat
            label={text.gapLeft}
            value={aYear(gap.left)}
            source={best.isFullTuition && gap.left === 0 ? text.gapFull : null}
          />
        </>
      )}
    </dl>
  )
}

function aYear(amount: number): string {
  return text.aYear(formatMoney({ amount: String(amount), currency: 'USD' }))
}
