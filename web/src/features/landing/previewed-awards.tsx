import { Link } from 'react-router'
import { shortDeadline } from '#entities/scholarship/short-deadline.ts'
import { VerdictBadge } from '#entities/scholarship/verdict-badge.tsx'
import { paths } from '#paths'
import type { LandingPreviewQuery } from '#gql/graphql'
import { cardStyle } from '#ui/card-style.ts'
import { Monogram } from '#ui/monogram.tsx'
import { previewMessages as text } from './preview-messages.ts'

type Award = LandingPreviewQuery['eligibilityPreview']['awards'][number]

/** Real awards, each with what it still asks; the card is the link. */
export function PreviewedAwards({ awards }: { awards: readonly Award[] }) {
  return (
    <section aria-labelledby="previewed" className="flex flex-col gap-2">
      <h3 id="previewed" className="text-lg">
        {text.examples}
      </h3>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        {awards.map((award) => (
          <li key={award.scholarship.id}>
            <AwardCard {...award} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function AwardCard({ scholarship, eligibility }: Award) {
  const { slug, title, provider, amountLabel, deadline } = scholarship
  const date = shortDeadline(deadline)
  return (
    <article
      className={cardStyle(
        'p-inset',
        'relative flex h-full min-h-40 flex-col gap-2 hover:border-sea',
      )}
    >
      <div className="flex items-start gap-3">
        <Monogram name={provider} />
        <div className="min-w-0">
          <h4 className="line-clamp-2 text-base font-semibold">
            <Link
              to={paths.scholarship(slug)}
              className="after:absolute after:inset-0 after:rounded focus-visible:outline-transparent focus-visible:after:outline-3 focus-visible:after:outline-sea"
            >
              {title}
            </Link>
          </h4>
          <p className="line-clamp-1 text-sm text-muted">{provider}</p>
        </div>
      </div>
      <p className="tabular line-clamp-2 grow font-semibold">
        {amountLabel}
        {date && ` · ${date}`}
      </p>
      <div>
        <VerdictBadge {...eligibility} />
      </div>
    </article>
  )
}
