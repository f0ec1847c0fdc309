import { ExternalLink, Mail } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { isOfficial } from '#entities/scholarship/apply-url.ts'
import { requirementLines } from '#entities/scholarship/requirement-lines.ts'
import { messages } from '#lib/messages.ts'
import { webUrl } from '#lib/browser/web-url.ts'
import { Card } from '#ui/card.tsx'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { DetailCards_ScholarshipFragment } from '#gql/graphql'
import { DeadlineText } from './deadline-text.tsx'
import { detailMessages as text } from './detail-messages.ts'
import { languageLines } from './language-lines.ts'
import { levelsInWords } from './summary-strip.tsx'

const detailCardsFragment = graphql(`
  fragment DetailCards_Scholarship on Scholarship {
    id
    amountLabel
    coverage
    degreeLevel
    gpaRequirement
    requirements {
      key
      text
      asOf
    }
    benefits
    requiresEssay
    requiresNomination
    isRenewable
    fieldOfStudy
    eligibleCountries
    citizenship {
      kind
      countries {
        code
        name
      }
    }
    languageRequirement
    minToeflScore
    minIeltsScore
    minDuolingoScore
    acceptsEnglishWaivers
    englishWaiverConditions
    contactEmail
    sourceUrl
    sourceUrlKind
    applicationUrl
    ...DeadlineText_Scholarship
  }
`)

type Props = { scholarship: FragmentType<typeof detailCardsFragment> }
type Facts = DetailCards_ScholarshipFragment

/** Everything that the listing states, card by card; what it does not state says so. */
export function DetailCards({ scholarship }: Props) {
  const facts = readFragment(detailCardsFragment, scholarship)
  const language = languageLines(facts)
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <FactCard title={text.amount}>
        <p className="tabular">{facts.amountLabel}</p>
        {facts.isRenewable && <p>{text.renewable}</p>}
      </FactCard>
      <FactCard title={text.deadline}>
        <p>
          <DeadlineText scholarship={facts} />
        </p>
      </FactCard>
      <FactCard title={text.level}>
        <p>{levelsInWords(facts.degreeLevel)}</p>
      </FactCard>
      <FactCard title={text.gpa}>
        <p className="tabular">
          {facts.gpaRequirement ? `${facts.gpaRequirement}+` : messages.notStated}
        </p>
      </FactCard>
      <FactCard title={text.requirements}>
        <List items={requirementsOf(facts)} />
      </FactCard>
      <FactCard title={text.benefits}>
        <List items={[...(facts.benefits ?? []), ...(facts.coverage ?? []).map(inWords)]} />
      </FactCard>
      <FactCard title={text.fields}>
        <List items={facts.fieldOfStudy ?? []} />
      </FactCard>
      <FactCard title={text.contact}>
        <Contact {...facts} />
      </FactCard>
      <FactCard title={text.countries} isScrolling>
        <List items={countriesOf(facts)} />
      </FactCard>
      {language.length > 0 && (
        <FactCard title={text.language}>
          <List items={language} />
        </FactCard>
      )}
    </div>
  )
}

function requirementsOf({ requirements, requiresEssay, requiresNomination }: Facts) {
  return [
    ...requirementLines(requirements),
    ...(requiresEssay === true ? [text.essay] : []),
    ...(requiresEssay === false ? [text.noEssay] : []),
    ...(requiresNomination === true ? [text.nomination] : []),
  ]
}

/** A rule in its words; a list by the names of its countries. */
function countriesOf({ eligibleCountries, citizenship }: Facts): readonly string[] {
  if (citizenship.kind === 'LISTED') return citizenship.countries.map(({ name }) => name)
  return eligibleCountries ?? []
}

function inWords(slug: string): string {
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

type FactCardProps = { title: string; isScrolling?: boolean; children: ReactNode }

function FactCard({ title, isScrolling, children }: FactCardProps) {
  const id = useId()
  const body = 'mt-2 flex flex-col gap-1'
  return (
    <Card>
      <h3 id={id} className="text-lg">
        {title}
      </h3>
      {isScrolling ? (
        // A region that scrolls must be reachable by keyboard.
        <div
          role="region"
          aria-labelledby={id}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className={`${body} max-h-48 overflow-y-auto`}
        >
          {children}
        </div>
      ) : (
        <div className={body}>{children}</div>
      )}
    </Card>
  )
}

function List({ items }: { items: readonly string[] }) {
  const [only] = items
  if (only === undefined) return <p>{messages.notStated}</p>
  if (items.length === 1) return <p>{only}</p>
  return (
    <ul className="flex list-disc flex-col gap-1 ps-5">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

function Contact({ contactEmail, sourceUrl, sourceUrlKind, applicationUrl }: Facts) {
  const website = webUrl(sourceUrl)
  const form = webUrl(applicationUrl)
  if (!contactEmail && !website && !form) return <p>{messages.notStated}</p>
  return (
    <>
      {contactEmail && (
        <a href={`mailto:${contactEmail}`} className={outsideLink}>
          <Mail aria-hidden="true" size={16} className="shrink-0" />
          <span className="min-w-0 break-words">{contactEmail}</span>
        </a>
      )}
      {website && (
        <OutsideLink
          url={website}
          label={isOfficial({ sourceUrlKind }) ? text.website : text.listedAt}
        />
      )}
      {form && form !== website && <OutsideLink url={form} label={text.applicationPage} />}
    </>
  )
}

const outsideLink =
  'inline-flex min-h-11 items-center gap-2 text-sea underline underline-offset-2 hover:text-sea-strong'

/** Names its host, so that people see where they are going. */
function OutsideLink({ url, label }: { url: string; label: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={outsideLink}>
      <ExternalLink aria-hidden="true" size={16} className="shrink-0" />
      <span className="min-w-0 break-words">
        {label}: {new URL(url).host} <span className="sr-only">(opens in a new tab)</span>
      </span>
    </a>
  )
}
