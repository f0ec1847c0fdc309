import { deadlinesInWords } from '#entities/scholarship/deadlines-in-words.ts'
import { roundedCount, smallestShownCount } from '#lib/format/format.ts'
import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Stat } from '#ui/stat.tsx'
import { landingMessages as text } from './landing-messages.ts'
import type { CatalogFigures } from './use-catalog-figures.ts'

/** True counts only. A figure under ten has no tile; when the call fails there are no tiles. */
export function FigureTiles({ figures }: { figures: CatalogFigures }) {
  if (figures.status === 'failed') return null
  const tiles = figures.status === 'ready' ? shownTiles(figures.data) : null
  if (tiles?.length === 0) return null
  const stats = figures.status === 'ready' ? figures.data.scholarshipStats : null
  return (
    <section aria-labelledby="figures" className="mx-auto w-full max-w-page px-4 pt-12">
      <h2 id="figures" className="sr-only">
        {text.figuresTitle}
      </h2>
      <dl className="figures">
        {tiles
          ? tiles.map(({ label, count }) => (
              <Stat key={label} label={label} value={roundedCount(count)} />
            ))
          : [0, 1].map((index) => <TileSkeleton key={index} />)}
      </dl>
      <p className="tabular mt-2 min-h-10 text-sm text-muted sm:min-h-5">
        {stats &&
          text.figures.standing(deadlinesInWords(stats.deadlines, stats.totalCount))}
      </p>
      <p className="min-h-5 text-sm text-muted">{stats?.freshness}</p>
    </section>
  )
}

type FigureData = Extract<CatalogFigures, { status: 'ready' }>['data']

function shownTiles({ scholarshipStats, universityStats }: FigureData) {
  const tiles = [
    { label: text.figures.scholarships, count: scholarshipStats.totalCount },
    { label: text.figures.universities, count: universityStats.totalUniversities },
    { label: text.figures.deadlineSoon, count: scholarshipStats.deadlineSoonCount },
  ]
  return tiles.filter(({ count }) => count >= smallestShownCount)
}

/** As large as a Stat. */
function TileSkeleton() {
  return (
    <Card>
      <Skeleton className="h-6 w-40" />
      <Skeleton className="mt-1 h-9 w-24" />
    </Card>
  )
}
