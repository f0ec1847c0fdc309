import { Printer } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { MatchCard } from '#features/matching/match-card.tsx'
import { MatchChanges } from '#features/matching/match-changes.tsx'
import { ProfileUsed } from '#features/matching/profile-used.tsx'
import { ResultNotes, ResultSummary } from '#features/matching/result-summary.tsx'
import { resultMessages as text } from '#features/matching/result-messages.ts'
import { ResultsDialog } from '#features/matching/results-dialog.tsx'
import { ShareMatch } from '#features/matching/share-match.tsx'
import { DeadlineText } from '#features/scholarships/deadline-text.tsx'
import { SaveButton } from '#features/scholarships/save-button.tsx'
import { formatNumber } from '#lib/format/format.ts'
import { Button } from '#ui/button.tsx'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { RunResult_MatchRunFragment } from '#gql/graphql'

const matchFragment = graphql(`
  fragment RunResult_ScholarshipMatch on ScholarshipMatch {
    ...MatchCard_ScholarshipMatch
    scholarship {
      id
      ...DeadlineText_Scholarship
      ...SaveButton_Scholarship
    }
  }
`)

const resultFragment = graphql(`
  fragment RunResult_MatchRun on MatchRun {
    id
    finishedAt
    shareToken
    profile {
      ...MatchValues_MatchProfile
    }
    changes {
      ...MatchChanges_MatchChanges
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

/** The whole of a result: figures, words, the matches, what is open, and what changed. */
export function RunResult({
  ref,
  first,
  isLoadingMore,
  onShowAll,
  children,
  ...props
}: Props) {
  const run = readFragment(resultFragment, props.run)
  const { id, result, profile, changes, finishedAt, shareToken } = run
  if (!result) return null
  const hasHints = result.recommendations.length + result.improvementAreas.length > 0
  return (
    <section aria-labelledby="result" className="flex flex-col gap-6">
      <Title ref={ref} runId={id} token={shareToken ?? null} />
      <ResultSummary
        result={result}
        own={result}
        finishedAt={finishedAt ?? null}
        hasHints={hasHints}
      />
      <ResultNotes result={result} />
      {children}
      <div>
        {changes && <MatchChanges changes={changes} />}
        <ProfileUsed profile={profile} />
      </div>
      <MatchLists result={result} />
      {hasMore(result, first) && (
        <Button
          className="self-center print:hidden"
          isBusy={isLoadingMore}
          onClick={onShowAll}
        >
          {text.showMore}
        </Button>
      )}
    </section>
  )
}

function MatchLists({ result }: { result: NonNullable<Run['result']> }) {
  return (
    <>
      <MatchList
        title={text.matches}
        lead={text.shownOf(
          formatNumber(result.matches.length),
          formatNumber(result.matchCount),
        )}
        matches={result.matches}
      />
      <MatchList title={text.toAnswer} lead={text.toAnswerHelp} matches={result.toAnswer} />
      <MatchList title={text.toCheck} lead={text.toCheckHelp} matches={result.toCheck} />
    </>
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

/** A result keeps at most 50 matches, and 20 of each of the others. */
function hasMore(result: NonNullable<Run['result']>, first: number): boolean {
  const { matches, matchCount, toAnswer, toAnswerCount, toCheck, toCheckCount } = result
  const isCut = (shown: number, count: number) => shown === first && count > shown
  return (
    isCut(matches.length, matchCount) ||
    isCut(toAnswer.length, toAnswerCount) ||
    isCut(toCheck.length, toCheckCount)
  )
}

type MatchListProps = {
  title: string
  lead: string
  matches: readonly FragmentType<typeof matchFragment>[]
}

function MatchList({ title, lead, matches }: MatchListProps) {
  if (matches.length === 0) return null
  return (
    <section aria-label={title} className="flex flex-col gap-4">
      <div>
        <h3 className="text-xl">{title}</h3>
        <p className="max-w-prose text-muted">{lead}</p>
      </div>
      <ol className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        {matches.map((masked) => {
          const match = readFragment(matchFragment, masked)
          const { scholarship } = match
          return (
            <li key={scholarship.id}>
              <MatchCard
                match={match}
                actions={<SaveButton scholarship={scholarship} isWide />}
              >
                <DeadlineText scholarship={scholarship} />
              </MatchCard>
            </li>
          )
        })}
      </ol>
    </section>
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
