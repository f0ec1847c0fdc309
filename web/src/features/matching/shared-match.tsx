import { useId, type ReactNode } from 'react'
import { LinkButton } from '#page/links.tsx'
import { graphql, readFragment, type FragmentType } from '#gql'
import { paths } from '#paths'
import { cardStyle } from '#ui/card-style.ts'
import { AwaitedBadge } from './awaited-badge.tsx'
import { MatchScore } from './match-score.tsx'
import { resultMessages as text } from './result-messages.ts'

/** Leaves out reasons, terms and criteria: they name the student's own figures. */
const sharedMatchFragment = graphql(`
  fragment SharedMatch_ScholarshipMatch on ScholarshipMatch {
    verdict
    label
    awaits
    score
    scoreBase
    scholarship {
      id
      slug
      title
      provider
      amountLabel
    }
  }
`)

type Props = {
  match: FragmentType<typeof sharedMatchFragment>
  /** The deadline, shown by another area. */
  children: ReactNode
  /** The save button, likewise. */
  actions: ReactNode
}

/** A match as others see it: which scholarship, and how well it fits. */
export function SharedMatch({ match, children, actions }: Props) {
  const award = readFragment(sharedMatchFragment, match)
  const { score, scoreBase, scholarship } = award
  const { slug, title, provider, amountLabel } = scholarship
  const id = useId()
  return (
    <article
      aria-labelledby={id}
      className={cardStyle('p-card', 'flex flex-col gap-3 print:break-inside-avoid')}
    >
      <div>
        <div className="min-w-0">
          <h2 id={id} className="text-lg wrap-anywhere">
            {title}
          </h2>
          <p className="text-muted">{provider}</p>
        </div>
        <AwaitedBadge match={award} />
        <MatchScore score={score} base={scoreBase} />
      </div>
      <p className="tabular font-semibold">{amountLabel}</p>
      <p>{children}</p>
      <div className="flex flex-wrap gap-3 print:hidden">
        <LinkButton
          to={paths.scholarship(slug)}
          aria-label={`${text.viewDetails}: ${title}`}
        >
          {text.viewDetails}
        </LinkButton>
        {actions}
      </div>
    </article>
  )
}
