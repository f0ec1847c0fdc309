import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { webUrl } from '#lib/browser/web-url.ts'
import { Card } from '#ui/card.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Stat } from '#ui/stat.tsx'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { UniversityFacts_UniversityFragment } from '#gql/graphql'
import {
  countInWords,
  estimateInWords,
  tuitionInWords,
  tuitionLabel,
} from './university-figures.ts'
import { universityMessages as text } from './university-messages.ts'
import { UniversityStrip } from './university-strip.tsx'

const universityFactsFragment = graphql(`
  fragment UniversityFacts_University on University {
    id
    type
    ranking
    rankingSource
    tuitionInState {
      amount
      currency
    }
    tuitionOutOfState {
      amount
      currency
    }
    internationalTuition {
      amount
      currency
    }
    tuitionYear
    studentPopulation
    undergraduateEnrollment
    internationalStudents
    internationalStudentsBasis
    topMajors
    topMajorsBasis
    carnegieClassification
    englishTestForAdmission
    essayForAdmission
    website
    admissionsUrl
    financialAidUrl
    applicationUrl
    sourceYear
    sources
    ...UniversityStrip_University
  }
`)

type Facts = UniversityFacts_UniversityFragment
type Props = { university: FragmentType<typeof universityFactsFragment> }

/** Each figure with its year and source; for a figure that is not reported, the card says so. */
export function UniversityFacts(props: Props) {
  const facts = readFragment(universityFactsFragment, props.university)
  return (
    <>
      <section aria-labelledby="figures" className="flex flex-col gap-3">
        <h2 id="figures" className="text-xl">
          {text.figures}
        </h2>
        <UniversityStrip university={facts} />
        <dl className="figures">
          {typeof facts.ranking === 'number' && (
            <Stat
              label={text.rankingLabel}
              value={facts.ranking}
              source={facts.rankingSource}
            />
          )}
          <Figures facts={facts} />
        </dl>
        <Disclosure summary={text.figuresSource(facts.sourceYear ?? null)}>
          <ul className="list-disc ps-6 text-sm text-muted">
            {facts.internationalStudentsBasis && (
              <li>
                {text.international}: {facts.internationalStudentsBasis}
              </li>
            )}
            {facts.sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
        </Disclosure>
      </section>
      <FactCards facts={facts} />
    </>
  )
}

function Figures({ facts }: { facts: Facts }) {
  const year = facts.sourceYear == null ? undefined : String(facts.sourceYear)
  return (
    <>
      <Tuitions facts={facts} />
      <Figure
        label={text.students}
        value={countInWords(facts.studentPopulation)}
        source={year}
      />
      <Figure
        label={text.undergraduates}
        value={countInWords(facts.undergraduateEnrollment)}
        source={year}
      />
      <Figure
        label={text.international}
        value={internationalsInWords(facts)}
        source={facts.internationalStudentsBasis ? text.estimated(year ?? null) : year}
      />
    </>
  )
}

/** Tuitions that the strip leaves out: most private universities charge everybody the same. */
function Tuitions({ facts }: { facts: Facts }) {
  const { tuitionInState, tuitionOutOfState, internationalTuition } = facts
  const year = facts.tuitionYear ?? undefined
  return (
    <>
      {tuitionInState && tuitionInState.amount !== tuitionOutOfState?.amount && (
        <Figure
          label={text.tuitionIn}
          value={tuitionInWords(tuitionInState)}
          source={year}
        />
      )}
      {tuitionOutOfState && internationalTuition && (
        <Figure
          label={tuitionLabel(facts)}
          value={tuitionInWords(tuitionOutOfState)}
          source={year}
        />
      )}
    </>
  )
}

/** A count computed from a rounded share is given as an estimate. */
function internationalsInWords(facts: Facts): string {
  const { internationalStudents: count, internationalStudentsBasis: basis } = facts
  return count != null && basis ? estimateInWords(count) : countInWords(count)
}

/** Facts in words, and links to the university's own pages. */
function FactCards({ facts }: { facts: Facts }) {
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <TextCard title={text.topMajors}>
        {facts.topMajors?.length ? facts.topMajors.join(', ') : text.notReported}
        {facts.topMajorsBasis && (
          <span className="block text-sm text-muted">
            {text.majorsBasis(facts.topMajorsBasis)}
          </span>
        )}
      </TextCard>
      <TextCard title={text.admission}>
        {text.englishTest}: {facts.englishTestForAdmission ?? text.notReported}
        <br />
        {text.essay}: {facts.essayForAdmission ?? text.notReported}
        <br />
        {text.classification}: {facts.carnegieClassification ?? text.notReported}
      </TextCard>
      <Card>
        <h2 className="text-lg">{text.links}</h2>
        <ul className="mt-1">
          <OutsideLink label={text.website} url={facts.website} />
          <OutsideLink label={text.admissions} url={facts.admissionsUrl} />
          <OutsideLink label={text.aid} url={facts.financialAidUrl} />
          <OutsideLink label={text.applicationPage} url={facts.applicationUrl} />
        </ul>
      </Card>
    </div>
  )
}

type FigureProps = { label: string; value: string; source: string | undefined }

/** One figure; one that is not reported has no year. */
function Figure({ label, value, source }: FigureProps) {
  return (
    <Stat label={label} value={value} source={value === text.notReported ? null : source} />
  )
}

function TextCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <h2 className="text-lg">{title}</h2>
      <p className="mt-1">{children}</p>
    </Card>
  )
}

function OutsideLink({ label, url }: { label: string; url: string | null | undefined }) {
  const address = webUrl(url)
  if (!address) return null
  return (
    <li>
      <a
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-11 items-center gap-2 text-sea underline underline-offset-2 hover:text-sea-strong"
      >
        <ExternalLink aria-hidden="true" size={16} className="shrink-0" />
        {label}
        <span className="sr-only">(opens in a new tab)</span>
      </a>
    </li>
  )
}
