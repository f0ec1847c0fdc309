import type { Scoring_ReviewApplicationFragment } from '#gql/graphql'
import { formatDayOf } from '#lib/format/format.ts'
import { Badge } from '#ui/badge.tsx'
import { BlockedText } from './blocked-text.tsx'
import { ReviewDocument } from './review-document.tsx'
import { scoringMessages as text } from './scoring-messages.ts'

type Letter = Scoring_ReviewApplicationFragment['recommendations'][number]

type Props = {
  letters: readonly Letter[]
  /** Asks the chair about a block; null where nobody can ask. */
  onAsk: ((context: string, label: string) => void) | null
}

/** Recommenders' letters, with hidden parts as blocks. */
export function ReviewLetters({ letters, onAsk }: Props) {
  if (letters.length === 0) return null
  return (
    <section aria-label={text.recommendations} className="flex flex-col gap-4">
      <h2 className="text-xl">{text.recommendations}</h2>
      <ul className="flex max-w-prose flex-col divide-y divide-line border-y border-line">
        {letters.map((letter, index) => (
          <li key={letter.id} className="flex flex-col gap-2 py-4">
            <h3 className="text-lg break-words">
              {letter.recommenderName ?? text.recommender(index + 1)}
            </h3>
            <p className="text-sm break-words text-muted">
              <BlockedText pieces={letter.relation} onAsk={null} />
            </p>
            <p className="tabular flex flex-wrap items-center gap-2 text-sm">
              {text.letterOf(formatDayOf(letter.arrivedAt), letter.isWaived)}
              {letter.isLate && <Badge>{text.letterIsLate}</Badge>}
            </p>
            {letter.text && (
              <p className="leading-relaxed break-words whitespace-pre-line">
                <BlockedText
                  pieces={letter.text}
                  onAsk={onAsk && ((context) => onAsk(context, text.recommendations))}
                />
              </p>
            )}
            {letter.file && <ReviewDocument document={letter.file} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
