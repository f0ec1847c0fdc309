import { useProfileAddress } from '#entities/student/profile-address.ts'
import { formatDateTime } from '#lib/format/format.ts'
import { LinkButton, TextLink } from '#page/links.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Stat } from '#ui/stat.tsx'
import { graphql, readFragment, type FragmentType } from '#gql'
import type {
  OwnSummary_MatchResultFragment,
  ResultSummary_MatchResultFragment,
} from '#gql/graphql'
import { paths } from '#paths'
import { formatNumber } from '#ui/format-number.ts'
import { resultMessages as text } from './result-messages.ts'

const resultSummaryFragment = graphql(`
  fragment ResultSummary_MatchResult on MatchResult {
    overallScore
    matchCount
    toAnswerCount
    toCheckCount
    totalScholarships
    madeBy
    catalogueAsOf
    computeMilliseconds
  }
`)

/** Parts that describe the student: viewers of a shared result do not see them. */
const ownSummaryFragment = graphql(`
  fragment OwnSummary_MatchResult on MatchResult {
    notEligibleCount
    competitiveness {
      percent
      met
      stated
    }
  }
`)

type Summary = ResultSummary_MatchResultFragment
type OwnSummary = OwnSummary_MatchResultFragment
type Props = {
  result: FragmentType<typeof resultSummaryFragment>
  /** Null for another person's result. */
  own: FragmentType<typeof ownSummaryFragment> | null
  finishedAt: string | null
}

/** The figures of a result, what computed it, and when. */
export function ResultSummary({ finishedAt, ...props }: Props) {
  const result = readFragment(resultSummaryFragment, props.result)
  const own = props.own && readFragment(ownSummaryFragment, props.own)
  return (
    <>
      <Figures result={result} own={own} />
      <p className="max-w-prose text-sm text-muted">
        {provenance(result, own, finishedAt)}
      </p>
    </>
  )
}

function Figures({ result, own }: { result: Summary; own: OwnSummary | null }) {
  const { overallScore, matchCount, toAnswerCount, toCheckCount, totalScholarships } =
    result
  return (
    <section aria-label={text.figures}>
      <dl className="figures">
        {typeof overallScore === 'number' && (
          <Stat
            label={text.overall}
            value={text.percent(overallScore)}
            source={text.overallHelp}
          />
        )}
        <Stat
          label={text.matchCount}
          value={formatNumber(matchCount)}
          source={text.ofTotal(formatNumber(totalScholarships))}
        />
        {own && (
          <>
            <Stat
              label={text.toAnswerCount}
              value={formatNumber(toAnswerCount)}
              source={text.notCounted}
            />
            <Stat
              label={text.toCheckCount}
              value={formatNumber(toCheckCount)}
              source={text.notCounted}
            />
            <Stat {...competitivenessOf(own)} />
          </>
        )}
      </dl>
    </section>
  )
}

function competitivenessOf({ competitiveness: { percent, met, stated } }: OwnSummary) {
  const label = text.competitiveness
  if (typeof percent !== 'number') return { label, value: '–', source: text.noneStated }
  const source = text.competitivenessOf(formatNumber(met), formatNumber(stated))
  return { label, value: text.percent(percent), source }
}

function provenance(
  result: Summary,
  own: OwnSummary | null,
  finishedAt: string | null,
): string {
  const { madeBy, catalogueAsOf, computeMilliseconds } = result
  const count = own?.notEligibleCount ?? 0
  const sentences = [
    ...madeBy.map((maker) => `${own ? maker : text.sharedMadeBy(maker)}.`),
    count > 0 && text.notEligible(formatNumber(count), count === 1),
    finishedAt && text.made(formatDateTime(finishedAt)),
    catalogueAsOf && text.asOf(formatDateTime(catalogueAsOf)),
    text.computed(formatNumber(Number(computeMilliseconds))),
  ]
  return sentences.filter(Boolean).join(' ')
}

type NoMatchProps = {
  result: FragmentType<typeof resultSummaryFragment>
  /** Whether hints below the result could change it. */
  hasHints: boolean
}

/** Honest words for a student without a match. */
export function NoMatch({ hasHints, ...props }: NoMatchProps) {
  const result = readFragment(resultSummaryFragment, props.result)
  const { totalScholarships, toAnswerCount, toCheckCount } = result
  const openCount = toAnswerCount + toCheckCount
  return (
    <EmptyState
      title={text.noneTitle}
      action={
        <LinkButton kind="primary" to={paths.scholarships()}>
          {text.search}
        </LinkButton>
      }
    >
      <p>{text.none(formatNumber(totalScholarships))}</p>
      {openCount > 0 && (
        <p>{text.noneButCheck(formatNumber(openCount), openCount === 1)}</p>
      )}
      <p>{hasHints ? text.noneNext : text.noneNoHints}</p>
    </EmptyState>
  )
}

const resultNotesFragment = graphql(`
  fragment ResultNotes_MatchResult on MatchResult {
    strengths {
      code
      text
      profileField
    }
    improvementAreas {
      code
      text
      profileField
    }
    recommendations {
      code
      text
      profileField
    }
  }
`)

type NotesProps = { result: FragmentType<typeof resultNotesFragment> }
type Note = { code: string; text: string; profileField?: string | null }

/** Strengths, improvement areas and what-if sentences of the whole result. */
export function ResultNotes(props: NotesProps) {
  const result = readFragment(resultNotesFragment, props.result)
  const { strengths, improvementAreas, recommendations } = result
  return (
    <div className="grid grid-cols-1 gap-6 empty:hidden lg:grid-cols-3">
      <Notes title={text.strengths} notes={strengths} />
      <Notes title={text.improvements} notes={improvementAreas} />
      <Notes title={text.whatIf} notes={recommendations} />
    </div>
  )
}

function Notes({ title, notes }: { title: string; notes: readonly Note[] }) {
  const profileAddress = useProfileAddress()
  if (notes.length === 0) return null
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h3 className="text-lg">{title}</h3>
      <ul className="flex list-disc flex-col gap-1 ps-5">
        {notes.map(({ code, text: sentence, profileField }) => (
          <li key={`${code} ${sentence}`}>
            {sentence}
            {profileField && (
              <>
                {' '}
                <TextLink
                  to={profileAddress(profileField)}
                  className="whitespace-nowrap print:hidden"
                >
                  {text.changeInProfile}
                  <span className="sr-only">: {sentence}</span>
                </TextLink>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
