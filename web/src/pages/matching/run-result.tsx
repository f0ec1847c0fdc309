import { Printer } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { ByRound } from '#features/matching/by-round.tsx'
import { MatchCard } from '#features/matching/match-card.tsx'
import { MadeByItself, MatchChanges } from '#features/matching/match-changes.tsx'
import { ProfileUsed } from '#features/matching/profile-used.tsx'
import { NoMatch, ResultNotes, ResultSummary } from '#features/matching/result-summary.tsx'
import { resultMessages as text } from '#features/matching/result-messages.ts'
import { ResultsDialog } from '#features/matching/results-dialog.tsx'
import { ShareMatch } from '#features/matching/share-match.tsx'
import { CardDate } from '#features/scholarships/card-date.tsx'
import { DeadlineText } from '#features/scholarships/deadline-text.tsx'
import { SaveButton } from '#features/scholarships/save-button.tsx'
import { TextLink } from '#page/links.tsx'
import { paths } from '#paths'
import { Button } from '#ui/button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { formatNumber } from '#ui/format-number.ts'
import { graphql, readFragment, type FragmentType } from '#gql'
import type {
  RunResult_MatchRunFragment,
  RunResult_ScholarshipMatchFragment,
} from '#gql/graphql'
import { listLengths } from './list-lengths.ts'

const matchFragment = graphql(`
  fragment RunResult_ScholarshipMatch on ScholarshipMatch {
    ...MatchCard_ScholarshipMatch
    isRoundOver
    scholarship {
      id
      ...CardDate_Scholarship
      ...DeadlineText_Scholarship
      ...SaveButton_Scholarship
    }
  }
`)

const resultFragment = graphql(`
  fragment RunResult_MatchRun on MatchRun {
    id
    cause
    finishedAt
    shareToken
    profile {
      ...MatchValues_MatchProfile
    }
    changes {
      ...MatchChanges_MatchChanges
      ...ChangesInShort_MatchChanges
    }
    result {
      ...ResultSummary_MatchResult
      ...OwnSummary_MatchResult
      ...ResultNotes_MatchResult
      improvementAreas {
        code
      }
      recommendations {
        code
      }
      matchCount
      toAnswerCount
      toCheckCount
      matches(first: $first) {
        ...RunResult_ScholarshipMatch
      }
      toAnswer(first: $first) {
        ...RunResult_ScholarshipMatch
      }
      toCheck(first: $first) {
        ...RunResult_ScholarshipMatch
      }
    }
  }
`)

type Run = RunResult_MatchRunFragment

type Props = {
  /** The heading, which takes the focus when the result is new. */
  ref: Ref<HTMLHeadingElement>
  run: FragmentType<typeof resultFragment>
  /** How many of each list were asked for. */
  first: number
  isLoadingMore: boolean
  onShowAll: () => void
  /** What is asked about the profile that it was made with. */
  children: ReactNode
}

/** A result, its matches first; what is open, what changed and the figures stand folded below. */
export function RunResult({ ref, children, run: masked, ...more }: Props) {
  const run = readFragment(resultFragment, masked)
  const { id, result, profile, changes, shareToken } = run
  if (!result) return null
  const { recommendations, improvementAreas, matchCount, toAnswer, toCheck } = result
  const isEmpty = matchCount === 0
  const hasHints = recommendations.length + improvementAreas.length > 0
  return (
    <section aria-labelledby="result" className="flex flex-col gap-4">
      <Title ref={ref} runId={id} token={shareToken ?? null} />
      {run.cause !== 'STUDENT' && <MadeByItself cause={run.cause} changes={changes} />}
      {isEmpty && <NoMatch result={result} hasHints={hasHints} />}
      <Matches result={result} {...more} />
      {children}
      <div>
        <OpenOnes
          {...{ ...more, title: text.toAnswer, lead: text.toAnswerHelp, matches: toAnswer }}
          count={result.toAnswerCount}
          isOpen={isEmpty}
        />
        <OpenOnes
          {...{ ...more, title: text.toCheck, lead: text.toCheckHelp, matches: toCheck }}
          count={result.toCheckCount}
          isOpen={isEmpty}
        />
        {changes && <MatchChanges changes={changes} />}
        <Figures run={run} result={result} isOpen={isEmpty} />
        <ProfileUsed profile={profile} />
      </div>
    </section>
  )
}

type FiguresProps = { run: Run; result: Result; isOpen: boolean }

function Figures({ run, result, isOpen }: FiguresProps) {
  return (
    <Disclosure summary={text.howMade} isOpen={isOpen}>
      <div className="flex flex-col gap-6">
        <ResultSummary result={result} own={result} finishedAt={run.finishedAt ?? null} />
        <ResultNotes result={result} />
      </div>
    </Disclosure>
  )
}

type Result = NonNullable<Run['result']>
type More = Pick<Props, 'first' | 'isLoadingMore' | 'onShowAll'>

function Matches({ result, ...more }: More & { result: Result }) {
  const { matches, matchCount } = result
  if (matches.length === 0) return null
  return (
    <section aria-label={text.matches} className="flex flex-col gap-3">
      <p className="text-muted">
        {text.shownOf(formatNumber(matches.length), formatNumber(matchCount))}
      </p>
      <MatchList matches={matches} count={matchCount} {...more} />
    </section>
  )
}

type TitleProps = { ref: Ref<HTMLHeadingElement>; runId: string; token: string | null }

function Title({ ref, runId, token }: TitleProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <h2 ref={ref} id="result" tabIndex={-1} className="text-2xl">
        {text.title}
      </h2>
      <div className="flex flex-wrap gap-3 print:hidden">
        <ShareMatch runId={runId} token={token} />
        <Button onClick={() => window.print()}>
          <Printer aria-hidden="true" size={20} />
          {text.print}
        </Button>
      </div>
    </div>
  )
}

type Matched = readonly FragmentType<typeof matchFragment>[]
type ListProps = More & {
  matches: Matched
  /** Of all, also those that were not read. */
  count: number
  /** Some of their questions are unanswered: the search for the rest includes listings that do not say. */
  isOpenToo?: boolean
}
type OpenOnesProps = ListProps & { title: string; lead: string; isOpen: boolean }

/** Not matches, but may become some: folded unless there is nothing else to look at. */
function OpenOnes({ title, lead, isOpen, ...list }: OpenOnesProps) {
  if (list.matches.length === 0) return null
  return (
    <section aria-label={title}>
      <Disclosure
        summary={text.foldedCount(title, formatNumber(list.count))}
        isOpen={isOpen}
      >
        <div className="flex flex-col gap-3">
          <p className="max-w-prose text-muted">{lead}</p>
          <MatchList {...list} isOpenToo />
        </div>
      </Disclosure>
    </section>
  )
}

const searches = {
  eligible: paths.scholarships({ eligibleOnly: 'true' }),
  open: paths.scholarships({ eligibleOnly: 'true', includeUnknown: 'true' }),
}

function MatchList({ matches, count, isOpenToo, ...more }: ListProps) {
  // A result keeps at most 50 matches, and 20 of each of the others.
  const { first, isLoadingMore, onShowAll } = more
  const isMore = count > matches.length
  const isCut =
    isMore &&
    matches.length === listLengths.few &&
    // The few stand until all are read.
    (first < listLengths.all || isLoadingMore)
  const isEnd = isMore && !isCut && !isLoadingMore
  const read = matches.map((masked) => readFragment(matchFragment, masked))
  return (
    <>
      <ByRound matches={read}>{(some) => <Cards matches={some} />}</ByRound>
      {isCut && (
        <Button
          className="self-center print:hidden"
          isBusy={isLoadingMore}
          onClick={onShowAll}
        >
          {text.showMore}
        </Button>
      )}
      {isEnd && (
        <p className="text-muted">
          {text.keptOf(formatNumber(matches.length), formatNumber(count))}{' '}
          <TextLink to={isOpenToo ? searches.open : searches.eligible}>
            {text.searchRest}
          </TextLink>
        </p>
      )}
    </>
  )
}

function Cards({ matches }: { matches: readonly RunResult_ScholarshipMatchFragment[] }) {
  return (
    <ol className="grid grid-cols-1 items-start gap-3 lg:grid-cols-2">
      {matches.map((match) => (
        <li key={match.scholarship.id}>
          <MatchCard
            match={match}
            date={<CardDate scholarship={match.scholarship} />}
            deadline={<DeadlineText scholarship={match.scholarship} />}
            actions={<SaveButton scholarship={match.scholarship} />}
          />
        </li>
      ))}
    </ol>
  )
}

const dialogFragment = graphql(`
  fragment RunDialog_MatchRun on MatchRun {
    id
    result {
      ...ResultsDialog_MatchResult
      matches(first: $first) {
        ...ResultsDialog_ScholarshipMatch
        scholarship {
          id
          ...SaveButton_Scholarship
        }
      }
    }
  }
`)

type DialogProps = {
  run: FragmentType<typeof dialogFragment>
  isOpen: boolean
  onClose: () => void
}

/** The top three in a dialog, each of which can be saved. */
export function RunDialog({ isOpen, onClose, ...props }: DialogProps) {
  const { result } = readFragment(dialogFragment, props.run)
  if (!result) return null
  return (
    <ResultsDialog
      isOpen={isOpen}
      onClose={onClose}
      result={result}
      matches={result.matches}
    >
      {({ scholarship }) => <SaveButton scholarship={scholarship} isWide />}
    </ResultsDialog>
  )
}
