import { Printer } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { MadeByItself, MatchChanges } from '#features/matching/match-changes.tsx'
import { ProfileUsed } from '#features/matching/profile-used.tsx'
import { NoMatch, ResultNotes, ResultSummary } from '#features/matching/result-summary.tsx'
import { resultMessages as text } from '#features/matching/result-messages.ts'
import { ResultsDialog } from '#features/matching/results-dialog.tsx'
import { ShareMatch } from '#features/matching/share-match.tsx'
import { SaveButton } from '#features/scholarships/save-button.tsx'
import { Button } from '#ui/button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { RunResult_MatchRunFragment } from '#gql/graphql'
import { Matches, OpenLists } from './match-lists.tsx'

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
      matches(first: 6) {
        ...MatchLists_ScholarshipMatch
      }
      toAnswer(first: 6) {
        ...MatchLists_ScholarshipMatch
      }
      toCheck(first: 6) {
        ...MatchLists_ScholarshipMatch
      }
    }
  }
`)

type Run = RunResult_MatchRunFragment

type Props = {
  /** The heading, which takes the focus when the result is new. */
  ref: Ref<HTMLHeadingElement>
  run: FragmentType<typeof resultFragment>
  /** The question about the profile that the run was made with. */
  children: ReactNode
}

/** A result, its matches first; open scholarships, changes and figures are folded below. */
export function RunResult({ ref, children, run: masked }: Props) {
  const run = readFragment(resultFragment, masked)
  const { id, result, profile, changes, shareToken } = run
  if (!result) return null
  const { recommendations, improvementAreas, matchCount } = result
  const isEmpty = matchCount === 0
  const hasHints = recommendations.length + improvementAreas.length > 0
  return (
    <section aria-labelledby="result" className="flex flex-col gap-4">
      <Title ref={ref} runId={id} token={shareToken ?? null} />
      {run.cause !== 'STUDENT' && <MadeByItself cause={run.cause} changes={changes} />}
      {isEmpty && <NoMatch result={result} hasHints={hasHints} />}
      <Matches runId={id} result={result} />
      {children}
      <div>
        <OpenLists runId={id} result={result} isOpen={isEmpty} />
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
          <span className="max-sm:sr-only">{text.print}</span>
        </Button>
      </div>
    </div>
  )
}

const dialogFragment = graphql(`
  fragment RunDialog_MatchRun on MatchRun {
    id
    result {
      ...ResultsDialog_MatchResult
      matches(first: 6) {
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

/** The top three matches in a dialog; each can be saved. */
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
      {({ scholarship }) => <SaveButton scholarship={scholarship} isWide isOneOfMany />}
    </ResultsDialog>
  )
}
