import { useQuery } from '@apollo/client/react'
import { formatMoney } from '#lib/format/format-money.ts'
import { Card } from '#ui/card.tsx'
import { graphql, readFragment, type FragmentType } from '#gql'
import { spreadBar, type FigureSpread, type SpreadBar } from './spread.ts'
import { percentInWords, shareInWords, tuitionLabel } from './university-figures.ts'
import { universityMessages as text } from './university-messages.ts'
import { universitySpreadsQuery } from './university-spreads-query.ts'

const universityStripFragment = graphql(`
  fragment UniversityStrip_University on University {
    id
    type
    acceptanceRate
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
    internationalStudentsPercent
    sourceYear
  }
`)

type Props = { university: FragmentType<typeof universityStripFragment> }

/** Three figures that students compare, each beside the middle half of all universities. */
export function UniversityStrip(props: Props) {
  const facts = readFragment(universityStripFragment, props.university)
  const { data } = useQuery(universitySpreadsQuery)
  const spreads = data?.universityStats
  const tuition = facts.internationalTuition ?? facts.tuitionOutOfState
  const year = facts.sourceYear == null ? null : String(facts.sourceYear)
  return (
    <dl className="grid grid-cols-1 gap-4 sm:grid-cols-3">
      <Figure
        label={text.acceptance}
        figure={facts.acceptanceRate ?? null}
        words={percentInWords}
        year={year}
        spread={spreads?.acceptanceSpread}
      />
      <Figure
        label={facts.internationalTuition ? text.tuitionInternational : tuitionLabel(facts)}
        figure={tuition?.currency === 'USD' ? tuition.amount : null}
        words={(amount) => text.aYear(formatMoney({ amount, currency: 'USD' }))}
        year={facts.tuitionYear ?? null}
        spread={spreads?.tuitionSpread}
      />
      <Figure
        label={text.internationalShare}
        figure={facts.internationalStudentsPercent ?? null}
        words={shareInWords}
        year={year}
        spread={spreads?.internationalShareSpread}
      />
    </dl>
  )
}

type FigureProps = {
  label: string
  /** Null when not reported. */
  figure: string | null
  words: (figure: string) => string
  year: string | null
  /** Undefined until it is known, and when no answer comes. */
  spread: FigureSpread | null | undefined
}

function Figure({ label, figure, words, year, spread }: FigureProps) {
  const bar = figure !== null && spread ? spreadBar(figure, spread) : null
  return (
    <Card className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2 sm:flex-col sm:items-stretch sm:justify-start">
      <dt className="text-muted">
        {label}
        {figure !== null && year && <span className="text-sm"> · {year}</span>}
      </dt>
      <dd className="tabular text-2xl font-semibold">
        {figure === null ? text.notReported : words(figure)}
      </dd>
      {figure !== null && (
        <dd className="w-full text-sm text-muted">
          <Bar bar={bar} />
          {/* Its two lines are free before the words come, so that nothing moves. */}
          <span className="block min-h-10">
            {bar && spread && (
              <>
                {text.places[bar.place]}{' '}
                {text.middleHalf(words(spread.lowerQuartile), words(spread.upperQuartile))}
              </>
            )}
          </span>
        </dd>
      )}
    </Card>
  )
}

/**
 * A picture of the sentence below it. It is drawn as SVG rather
 * than laid out: a server-rendered page may have no inline styles.
 */
function Bar({ bar }: { bar: SpreadBar | null }) {
  return (
    <span
      aria-hidden="true"
      className="relative mb-2 block h-3 rounded-full border border-edge bg-sunken"
    >
      {bar && (
        <svg className="absolute -top-1 left-0 h-[calc(100%+0.5rem)] w-full overflow-visible rtl:-scale-x-100">
          <rect
            x={`${bar.middleFrom}%`}
            width={`${bar.middleTo - bar.middleFrom}%`}
            y="22%"
            height="56%"
            className="fill-edge opacity-40 forced-colors:fill-[GrayText]"
          />
          <rect
            x={`${bar.own}%`}
            width="4"
            height="100%"
            rx="2"
            transform="translate(-2)"
            className="fill-sea forced-colors:fill-[Highlight]"
          />
        </svg>
      )}
    </span>
  )
}
