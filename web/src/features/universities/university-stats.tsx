import { useQuery } from '@apollo/client/react'
import { smallestShownCount } from '#lib/format/format.ts'
import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Stat } from '#ui/stat.tsx'
import { formatNumber } from '#ui/format-number.ts'
import { graphql } from '#gql'
import type { UniversityStatsQuery } from '#gql/graphql'
import { estimateInWords } from './university-figures.ts'
import { universityMessages as text } from './university-messages.ts'

const statsQuery = graphql(`
  query UniversityStats {
    universityStats {
      totalUniversities
      totalScholarships
      internationalStudents
      averageAcceptance
      acceptanceReportedBy
      sourceYear
    }
  }
`)

/** Actual figures with their year; nothing when they cannot be read. A count under ten has no card. */
export function UniversityStats() {
  const { data, error } = useQuery(statsQuery)
  if (error) return null
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className="sr-only">
        {text.stats}
      </h2>
      <dl className="figures">
        {data
          ? cardsOf(data.universityStats).map(({ label, value, source }) => (
              <Stat key={label} label={label} value={value} source={source} />
            ))
          : [0, 1, 2, 3].map((index) => (
              <Card key={index}>
                <Skeleton className="h-6 w-40 max-w-full" />
                <Skeleton className="mt-1 h-9 w-24" />
                <Skeleton className="mt-1 h-5 w-32" />
              </Card>
            ))}
      </dl>
    </section>
  )
}

function cardsOf(stats: UniversityStatsQuery['universityStats']) {
  const { averageAcceptance, acceptanceReportedBy } = stats
  const year = stats.sourceYear ?? null
  const reported = year === null ? undefined : text.sourceYear(year)
  const counts = [
    { label: text.statTotal, count: stats.totalUniversities, source: reported },
    { label: text.statScholarships, count: stats.totalScholarships, source: undefined },
    {
      label: text.statInternational,
      count: stats.internationalStudents,
      source: reported,
      words: estimateInWords,
    },
  ]
  const cards = counts.flatMap(({ label, count, source, words = formatNumber }) =>
    typeof count === 'number' && count >= smallestShownCount
      ? [{ label, value: words(count), source }]
      : [],
  )
  if (!averageAcceptance) return cards
  const source = text.acceptanceBasis(formatNumber(acceptanceReportedBy), year)
  return [...cards, { label: text.statAcceptance, value: `${averageAcceptance}%`, source }]
}
