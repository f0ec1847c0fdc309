import type { Review_ReviewFragment } from '#gql/graphql'
import { Stat } from '#ui/stat.tsx'
import { formatNumber } from '#ui/format-number.ts'
import { settingsMessages as text } from './settings-messages.ts'

/** The review in five figures. */
export function ReviewCounts({ counts }: Pick<Review_ReviewFragment, 'counts'>) {
  return (
    <section aria-label={text.counts}>
      <dl className="figures">
        <Stat label={text.applications} value={formatNumber(counts.applications)} />
        <Stat label={text.scored} value={formatNumber(counts.scored)} />
        <Stat
          label={text.scores}
          value={text.scoresOf(formatNumber(counts.scores), formatNumber(counts.wanted))}
        />
        <Stat label={text.planned} value={formatNumber(counts.planned)} />
        <Stat label={text.questions} value={formatNumber(counts.questions)} />
      </dl>
    </section>
  )
}
