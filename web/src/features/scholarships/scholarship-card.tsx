import { Clock, Globe, GraduationCap } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { Link } from 'react-router'
import { messages } from '#lib/messages.ts'
import { buttonStyle } from '#ui/button-style.ts'
import { graphql, readFragment, type FragmentType } from '#gql'
import { paths } from '#paths'
import { ApplyButton } from './apply-button.tsx'
import { CardPassage, CardTitle, type HighlightedEdge } from './card-highlights.tsx'
import { CompareButton } from './compare-button.tsx'
import { DeadlineText } from './deadline-text.tsx'
import { EligibilityChip } from './eligibility-chip.tsx'
import { firstFew } from './first-few.ts'
import { ProvenanceLine } from './provenance-line.tsx'
import { SaveButton } from './save-button.tsx'
import { scholarshipMessages as text } from './scholarship-messages.ts'
import { levelNames } from './search-messages.ts'

const scholarshipCardFragment = graphql(`
  fragment ScholarshipCard_Scholarship on Scholarship {
    id
    slug
    title
    provider
    amountLabel
    degreeLevel
    eligibleCountries
    estimatedTimeToApply
    ...DeadlineText_Scholarship
    ...EligibilityChip_Scholarship
    ...ProvenanceLine_Scholarship
    ...SaveButton_Scholarship
    ...ApplyButton_Scholarship
  }
`)

const shownCount = 3

type Props = {
  scholarship: FragmentType<typeof scholarshipCardFragment>
  /** Of a search: where its words stand. */
  edge?: HighlightedEdge
  /** The level of its heading on the page. */
  heading?: 'h2' | 'h3'
}

/** One result. "View Details" reaches over the whole card; heart and Apply lie above it. */
export function ScholarshipCard({ scholarship, edge, heading: Heading = 'h2' }: Props) {
  const card = readFragment(scholarshipCardFragment, scholarship)
  const id = useId()
  return (
    <article
      aria-labelledby={`${id}-title`}
      className="relative flex h-full flex-col gap-3 rounded border border-line bg-surface p-5 hover:border-sea"
    >
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <Heading id={`${id}-title`} className="line-clamp-2 text-lg">
            {edge ? <CardTitle edge={edge}>{card.title}</CardTitle> : card.title}
          </Heading>
          <p className="line-clamp-2 text-muted">{card.provider}</p>
        </div>
        <div className="relative z-10 -me-2 -mt-2">
          <SaveButton scholarship={card} />
        </div>
      </div>
      <p className="tabular text-lg font-semibold">{card.amountLabel}</p>
      <p>
        <DeadlineText scholarship={card} />
      </p>
      <div className="empty:hidden">
        <EligibilityChip scholarship={card} />
      </div>
      {edge && <CardPassage edge={edge} />}
      <CardFacts {...card} />
      <div className="mt-auto flex flex-col gap-3">
        <ProvenanceLine scholarship={card} />
        <div className="flex flex-wrap gap-3">
          <Link
            to={paths.scholarship(card.slug)}
            id={`${id}-details`}
            aria-labelledby={`${id}-details ${id}-title`}
            className={buttonStyle('secondary', 'normal', 'after:absolute after:inset-0')}
          >
            {text.viewDetails}
          </Link>
          <div className="relative z-10">
            <ApplyButton scholarship={card} />
          </div>
          <div className="relative z-10">
            <CompareButton scholarship={card} />
          </div>
        </div>
      </div>
    </article>
  )
}

type FactsProps = {
  eligibleCountries?: readonly string[] | null
  degreeLevel?: readonly string[] | null
  estimatedTimeToApply?: string | null
}

function CardFacts({ eligibleCountries, degreeLevel, estimatedTimeToApply }: FactsProps) {
  const levels = degreeLevel?.map((level) => levelNames[level.toLowerCase()] ?? level)
  return (
    <dl className="grid gap-1 text-sm">
      <Fact icon={<Globe />} label={text.countries}>
        {firstFew(eligibleCountries, shownCount) ?? messages.notStated}
      </Fact>
      <Fact icon={<GraduationCap />} label={text.levels}>
        {firstFew(levels, shownCount) ?? messages.notStated}
      </Fact>
      <Fact icon={<Clock />} label={text.effort}>
        {estimatedTimeToApply ?? text.effortUnknown}
      </Fact>
    </dl>
  )
}

type FactProps = { icon: ReactNode; label: string; children: string }

function Fact({ icon, label, children }: FactProps) {
  return (
    <div className="flex items-start gap-2">
      <dt className="mt-0.5 shrink-0 text-muted [&_svg]:size-4">
        <span aria-hidden="true">{icon}</span>
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}
