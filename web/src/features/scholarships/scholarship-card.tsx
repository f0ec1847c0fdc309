import { useId } from 'react'
import { Link } from 'react-router'
import { Monogram } from '#ui/monogram.tsx'
import { graphql, readFragment, type FragmentType } from '#gql'
import { paths } from '#paths'
import { CardDate } from './card-date.tsx'
import { CardPassage, CardTitle, type HighlightedEdge } from './card-highlights.tsx'
import { specialsOf } from './card-specials.ts'
import { EligibilityChip } from './eligibility-chip.tsx'
import { SaveButton } from './save-button.tsx'

const scholarshipCardFragment = graphql(`
  fragment ScholarshipCard_Scholarship on Scholarship {
    id
    slug
    title
    provider
    amountLabel
    degreeLevel
    isTiedToAdmission
    isWomenOnly
    isRenewable
    requiresEssay
    university {
      id
      name
    }
    ...CardDate_Scholarship
    ...EligibilityChip_Scholarship
    ...SaveButton_Scholarship
  }
`)

type Props = {
  scholarship: FragmentType<typeof scholarshipCardFragment>
  /** Of a search: where its words stand. */
  edge?: HighlightedEdge
  /** The level of its heading on the page. */
  heading?: 'h2' | 'h3'
}

/** One result. The title's link reaches over the whole card; only the heart lies above it. */
export function ScholarshipCard({ scholarship, edge, heading: Heading = 'h2' }: Props) {
  const card = readFragment(scholarshipCardFragment, scholarship)
  const { title, provider, university } = card
  const id = useId()
  const specials = (
    <p className="line-clamp-1 text-sm text-muted empty:hidden">{specialsOf(card)}</p>
  )
  return (
    <article
      aria-labelledby={id}
      className="@container relative flex h-full flex-col gap-1 rounded border border-line bg-surface p-3 hover:border-sea"
    >
      <div className="flex items-start gap-3">
        {/* Where letters are large the title needs its room. */}
        <div className="@max-[15rem]:hidden">
          <Monogram
            name={provider}
            id={university?.name === provider ? university.id : undefined}
          />
        </div>
        <div className="min-w-0 grow">
          <Heading id={id} className="line-clamp-2">
            <Link
              to={paths.scholarship(card.slug)}
              className="after:absolute after:inset-0 after:rounded focus-visible:outline-transparent focus-visible:after:outline-3 focus-visible:after:outline-sea"
            >
              {edge ? <CardTitle edge={edge}>{title}</CardTitle> : title}
            </Link>
          </Heading>
          <p className="line-clamp-1 text-sm text-muted">{provider}</p>
        </div>
        <div className="relative z-10 -me-1 -mt-1">
          <SaveButton scholarship={card} />
        </div>
      </div>
      <p className="tabular line-clamp-2 font-semibold">
        {card.amountLabel}
        <CardDate scholarship={card} />
      </p>
      <div className="empty:hidden">
        <EligibilityChip scholarship={card} />
      </div>
      {edge ? <CardPassage edge={edge}>{specials}</CardPassage> : specials}
    </article>
  )
}
