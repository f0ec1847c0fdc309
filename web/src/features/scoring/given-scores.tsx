import type { Scoring_ReviewApplicationFragment } from '#gql/graphql'
import { formatNumber } from '#ui/format-number.ts'
import type { Criterion } from './score-values.ts'
import { scoringMessages as text } from './scoring-messages.ts'

type Score = NonNullable<Scoring_ReviewApplicationFragment['scores']>[number]

type Props = {
  rubric: readonly Criterion[]
  /** Null while hidden from a reviewer who has not submitted their own. */
  scores: readonly Score[] | null | undefined
}

/** Other reviewers' scores, once they may be seen. */
export function GivenScores({ rubric, scores }: Props) {
  const others = scores?.filter(({ isMine }) => !isMine)
  return (
    <section aria-labelledby="given" className="flex flex-col gap-3">
      <h2 id="given" className="text-xl">
        {text.others}
      </h2>
      {!others && <p className="text-muted">{text.othersHidden}</p>}
      {others?.length === 0 && <p className="text-muted">{text.noOthers}</p>}
      <ul className="flex flex-col gap-4 empty:hidden">
        {others?.map((score) => (
          <li key={`${score.reviewer?.id} ${score.savedAt}`}>
            <OneScore rubric={rubric} score={score} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function OneScore({ rubric, score }: { rubric: readonly Criterion[]; score: Score }) {
  const { reviewer, total, isFinal, isOutdated, comment, points } = score
  const given = new Map(points.map((one) => [one.key, one]))
  return (
    <article className="flex flex-col gap-1 border-s-2 border-line ps-3">
      <h3 className="text-base">
        {reviewer ? nameOf(reviewer) : text.reviewer}
        {total != null && (
          <span className="tabular"> · {text.total(formatNumber(Math.round(total)))}</span>
        )}
        {!isFinal && (
          <span className="font-normal text-muted">
            {' '}
            · {isOutdated ? text.scoreOutdated : text.scoreNotFinal}
          </span>
        )}
      </h3>
      <dl className="text-sm">
        {rubric.map(({ key, name }) => (
          <div key={key}>
            <dt className="inline text-muted">{name}: </dt>
            <dd className="tabular inline">
              {given.get(key)?.points ?? '–'}
              {given.get(key)?.comment && ` · ${given.get(key)?.comment}`}
            </dd>
          </div>
        ))}
      </dl>
      {comment && <p className="break-words whitespace-pre-line">{comment}</p>}
    </article>
  )
}

function nameOf(user: { firstName?: string | null; lastName?: string | null }): string {
  return [user.firstName, user.lastName].filter(Boolean).join(' ') || text.reviewer
}
