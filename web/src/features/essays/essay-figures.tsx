import { cardStyle } from '#ui/card-style.ts'
import { Badge } from '#ui/badge.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Notice } from '#ui/notice.tsx'
import { graphql, readFragment, type FragmentType } from '#gql'
import { essayMessages as text } from './essay-messages.ts'

const fragment = graphql(`
  fragment EssayFigures_Result on EssayResult {
    summary
    madeBy
    criteria {
      code
      label
      score
      weight
      reason
      isAskedFor
    }
  }
`)

type Props = {
  result: FragmentType<typeof fragment>
  /** The summary says why the figures mean little. */
  isWarned: boolean
}

/** The review's figures, each with its basis, and how all of it is made. */
export function EssayFigures(props: Props) {
  const { summary, madeBy, criteria } = readFragment(fragment, props.result)
  const sorted = criteria.toSorted((a, b) => placeOf(a) - placeOf(b))
  return (
    <section aria-labelledby="figures" className="flex flex-col gap-4">
      <h2 id="figures" className="text-xl">
        {text.figures}
      </h2>
      {props.isWarned ? (
        <Notice tone="warn">{summary}</Notice>
      ) : (
        <p className="max-w-prose text-lg">{summary}</p>
      )}
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {sorted.map(({ code, label, score, reason, isAskedFor }) => (
          <li key={code} className={cardStyle('p-inset')}>
            <div className="flex flex-wrap items-baseline justify-between gap-2">
              <h3>{label}</h3>
              {typeof score === 'number' && (
                <span className="tabular font-semibold">{text.scoreOf(score)}</span>
              )}
            </div>
            {typeof score === 'number' && <Meter percent={score} />}
            <p className="mt-2 text-sm text-muted">{reason}</p>
            {isAskedFor && <Badge tone="sea">{text.askedFor}</Badge>}
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{madeBy}</p>
      <Disclosure summary={text.howScored}>
        <dl className="flex max-w-prose flex-col gap-2">
          {text.limits.map(([name, words]) => (
            <div key={name}>
              <dt className="font-semibold">{name}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 max-w-prose">{text.limitsEnd}</p>
      </Disclosure>
    </section>
  )
}

/** The criteria asked about come first; those without a score last, as their reason says why. */
function placeOf({ isAskedFor, score }: { isAskedFor: boolean; score?: number | null }) {
  if (isAskedFor) return 0
  return typeof score === 'number' ? 1 : 2
}

/** The figure beside it says the same. */
function Meter({ percent }: { percent: number }) {
  return (
    <div aria-hidden="true" className="mt-2 h-2 overflow-hidden rounded-full bg-sunken">
      <div className="h-full bg-coral" style={{ width: `${percent}%` }} />
    </div>
  )
}
