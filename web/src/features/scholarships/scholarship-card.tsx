import { useId, type ReactNode } from 'react'
import { Link } from 'react-router'
import { cardStyle } from '#ui/card-style.ts'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { Menu } from '#ui/menu.tsx'
import { Monogram } from '#ui/monogram.tsx'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { ScholarshipCard_ScholarshipFragment } from '#gql/graphql'
import { paths } from '#paths'
import { CardDate } from './card-date.tsx'
import { CardPassage, CardTitle, type HighlightedEdge } from './card-highlights.tsx'
import { specialsOf } from './card-specials.ts'
import { EligibilityChip } from './eligibility-chip.tsx'
import { SaveButton } from './save-button.tsx'
import { scholarshipMessages as text } from './scholarship-messages.ts'

// Few menus are opened, and their list of actions is as heavy as the card.
const CardMenu = lazyPart(async () => (await import('./card-menu.tsx')).CardMenu)

// Few scholarships have an application.
const ApplicationLink = lazyPart(
  async () => (await import('#entities/application/application-link.tsx')).ApplicationLink,
)

const scholarshipCardFragment = graphql(`
  fragment ScholarshipCard_Scholarship on Scholarship {
    id
    slug
    title
    provider
    amountLabel
    eligibleCountries
    degreeLevel
    isTiedToAdmission
    isWomenOnly
    isRenewable
    requiresEssay
    saved {
      id
      applicationStatus
      notes
    }
    university {
      id
      name
    }
    application {
      id
      state
    }
    eligibility {
      verdict
    }
    ...CardDate_Scholarship
    ...EligibilityChip_Scholarship
    ...SaveButton_Scholarship
  }
`)

type Props = {
  scholarship: FragmentType<typeof scholarshipCardFragment>
  /** In a search: where its words appear. */
  edge?: HighlightedEdge
  /** The level of its heading on the page. */
  heading?: 'h2' | 'h3'
}

/**
 * One result: provider, verdict, money and date. The title's
 * link covers the whole card; only its controls are above that.
 */
export function ScholarshipCard({ scholarship, edge, heading: Heading = 'h2' }: Props) {
  const card = readFragment(scholarshipCardFragment, scholarship)
  const id = useId()
  const money = (
    <p className="tabular line-clamp-2 font-semibold">
      {card.amountLabel}
      <CardDate scholarship={card} />
    </p>
  )
  const specials = (
    <p className="line-clamp-2 text-sm text-muted empty:hidden">{specialsOf(card)}</p>
  )
  return (
    <article
      aria-labelledby={id}
      className={cardStyle(
        'p-3',
        '@container relative flex h-full flex-col gap-1 hover:border-sea',
      )}
    >
      {/* Beside the two buttons is the verdict, which only a student has, else the money. */}
      <CardHead {...{ card, edge, Heading, id }}>
        {card.eligibility ? <EligibilityChip scholarship={card} /> : money}
      </CardHead>
      {card.eligibility && money}
      {card.application && (
        <LazyPart>
          <ApplicationLink application={card.application} />
        </LazyPart>
      )}
      {edge ? <CardPassage edge={edge}>{specials}</CardPassage> : specials}
    </article>
  )
}

type HeadProps = Pick<Props, 'edge'> & {
  card: ScholarshipCard_ScholarshipFragment
  Heading: 'h2' | 'h3'
  /** The id of the heading. */
  id: string
  children: ReactNode
}

/** The scholarship's name, what decides on it, and the card's controls. */
function CardHead({ card, edge, Heading, id, children }: HeadProps) {
  const { title, provider, university } = card
  return (
    <div className="flex items-start gap-2 @max-[15rem]:flex-col">
      <div className="flex min-w-0 grow flex-col gap-1 @max-[15rem]:w-full">
        <div className="flex items-start gap-3">
          {/* When letters are large, the title needs the room. */}
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
        </div>
        <div className="flex flex-col items-start gap-1 empty:hidden">{children}</div>
      </div>
      {/* Above the link that covers the card. The empty edge of the second button must not push the next line
          down: a short title would have a blank line below it. */}
      <div className="relative z-10 -me-1 -mt-1 -mb-3 flex flex-col @max-[15rem]:flex-row">
        <SaveButton scholarship={card} />
        <Menu label={text.more(title)}>
          <CardMenu scholarship={card} />
        </Menu>
      </div>
    </div>
  )
}
