import { deadlinesInWords } from '#entities/scholarship/deadlines-in-words.ts'
import { roundedCount, smallestShownCount } from '#lib/format/format.ts'
import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Stat } from '#ui/stat.tsx'
import { formatNumber } from '#ui/format-number.ts'
import { graphql, readFragment, type FragmentType } from '#gql'
import { overviewMessages as text } from './overview-messages.ts'

const overviewFiguresFragment = graphql(`
  fragment OverviewFigures_Query on Query {
    scholarshipStats {
      totalCount
      deadlines {
        confirmed
        usual
        waiting
      }
      deadlineSoonCount
      countriesCount
      freshness
    }
    universityStats {
      totalUniversities
    }
  }
`)

type Props = {
  /** Undefined while it loads. */
  figures: FragmentType<typeof overviewFiguresFragment> | undefined
}

/** Actual counts; one under ten has no tile. */
export function OverviewFigures({ figures }: Props) {
  const read = readFragment(overviewFiguresFragment, figures)
  const freshness = read?.scholarshipStats.freshness
  return (
    <section aria-labelledby="figures" className="flex flex-col gap-2">
      <h2 id="figures" className="text-xl">
        {text.figures}
      </h2>
      <dl className="figures">
        {read
          ? tilesOf(read.scholarshipStats, read.universityStats.totalUniversities)
          : [0, 1, 2].map((index) => (
              <Card key={index}>
                <Skeleton className="h-6 w-32 max-w-full" />
                <Skeleton className="mt-1 h-9 w-20" />
              </Card>
            ))}
      </dl>
      {read && (
        <p className="tabular text-sm text-muted">
          {text.standing(
            deadlinesInWords(
              read.scholarshipStats.deadlines,
              read.scholarshipStats.totalCount,
            ),
          )}
        </p>
      )}
      {freshness && <p className="text-sm text-muted">{freshness}</p>}
    </section>
  )
}

type Counts = { totalCount: number; deadlineSoonCount: number; countriesCount: number }

function tilesOf(counts: Counts, universityCount: number) {
  const tiles = [
    { label: text.scholarships, count: counts.totalCount, shown: roundedCount },
    { label: text.universities, count: universityCount, shown: roundedCount },
    { label: text.countries, count: counts.countriesCount, shown: formatNumber },
    { label: text.soon, count: counts.deadlineSoonCount, shown: formatNumber },
  ]
  return tiles
    .filter(({ count }) => count >= smallestShownCount)
    .map(({ label, count, shown }) => (
      <Stat key={label} label={label} value={shown(count)} />
    ))
}
