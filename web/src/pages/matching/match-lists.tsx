import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { ByRound } from '#features/matching/by-round.tsx'
import { MatchCard } from '#features/matching/match-card.tsx'
import { resultMessages as text } from '#features/matching/result-messages.ts'
import { CardDate } from '#features/scholarships/card-date.tsx'
import { DeadlineText } from '#features/scholarships/deadline-text.tsx'
import { SaveButton } from '#features/scholarships/save-button.tsx'
import { TextLink } from '#page/links.tsx'
import { NotLoaded } from '#page/not-loaded.tsx'
import { paths } from '#paths'
import { Button } from '#ui/button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { formatNumber } from '#ui/format-number.ts'
import { graphql, readFragment, type FragmentType } from '#gql'
import type {
  MatchLists_ScholarshipMatchFragment,
  RunResult_MatchRunFragment,
} from '#gql/graphql'

const matchFragment = graphql(`
  fragment MatchLists_ScholarshipMatch on ScholarshipMatch {
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

// Everything that a result keeps, in two queries: together they would cost more than one operation may.
const matchesQuery = graphql(`
  query MatchLists_Matches($id: ID!) {
    matchRun(id: $id) {
      id
      result {
        matches(first: 50) {
          ...MatchLists_ScholarshipMatch
        }
      }
    }
  }
`)

const openQuery = graphql(`
  query MatchLists_Open($id: ID!) {
    matchRun(id: $id) {
      id
      result {
        toAnswer(first: 20) {
          ...MatchLists_ScholarshipMatch
        }
        toCheck(first: 20) {
          ...MatchLists_ScholarshipMatch
        }
      }
    }
  }
`)

/** How many of each list come with the result: `first` in its query. */
const fewCount = 6

type Result = NonNullable<RunResult_MatchRunFragment['result']>

type MatchesProps = { runId: string; result: Result }

/** The matches: the best at once, and on request all that the result keeps. */
export function Matches({ runId, result: { matches: few, matchCount } }: MatchesProps) {
  const { isAsked, ask } = useAsked()
  const rest = useQuery(matchesQuery, { variables: { id: runId }, skip: !isAsked })
  const matches = rest.data?.matchRun?.result?.matches ?? few
  if (matches.length === 0) return null
  return (
    <section aria-label={text.matches} className="flex flex-col gap-3">
      <p className="text-muted">
        {text.shownOf(formatNumber(matches.length), formatNumber(matchCount))}
      </p>
      <MatchList matches={matches} count={matchCount} rest={rest} onShowAll={ask} />
    </section>
  )
}

type OpenListsProps = MatchesProps & { isOpen: boolean }

/** Scholarships that may become matches: folded unless there is nothing else to look at. */
export function OpenLists({ runId, result, isOpen }: OpenListsProps) {
  const { isAsked, ask } = useAsked()
  const rest = useQuery(openQuery, { variables: { id: runId }, skip: !isAsked })
  const { toAnswer, toCheck } = rest.data?.matchRun?.result ?? result
  const shared = { rest, onShowAll: ask, isOpen }
  return (
    <>
      <OpenOnes
        {...{ ...shared, title: text.toAnswer, lead: text.toAnswerHelp }}
        matches={toAnswer}
        count={result.toAnswerCount}
      />
      <OpenOnes
        {...{ ...shared, title: text.toCheck, lead: text.toCheckHelp }}
        matches={toCheck}
        count={result.toCheckCount}
      />
    </>
  )
}

function useAsked() {
  const [isAsked, setIsAsked] = useState(false)
  return { isAsked, ask: () => setIsAsked(true) }
}

type ListProps = {
  matches: readonly FragmentType<typeof matchFragment>[]
  /** The number of all of them, including those that were not read. */
  count: number
  /** The query for all that the result keeps, once it was asked for. */
  rest: {
    data?: unknown
    error?: unknown
    loading: boolean
    refetch: () => Promise<unknown>
  }
  onShowAll: () => void
  /** Some of their questions are unanswered, so the search for the rest includes listings that do not say. */
  isOpenToo?: boolean
}
type OpenOnesProps = ListProps & { title: string; lead: string; isOpen: boolean }

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

function MatchList({ matches, count, rest, onShowAll, isOpenToo }: ListProps) {
  // A result keeps at most 50 matches, and 20 of each other kind.
  const isMore = count > matches.length
  const isCut = isMore && !rest.data && matches.length === fewCount
  const hasFailed = Boolean(rest.error) && !rest.loading
  const read = matches.map((masked) => readFragment(matchFragment, masked))
  return (
    <>
      <ByRound matches={read}>{(some) => <Cards matches={some} />}</ByRound>
      {isCut && hasFailed && <NotLoaded words={text.readFailed} retry={rest.refetch} />}
      {isCut && !hasFailed && (
        <Button
          className="self-center print:hidden"
          isBusy={rest.loading}
          onClick={onShowAll}
        >
          {text.showMore}
        </Button>
      )}
      {isMore && !isCut && (
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

function Cards({ matches }: { matches: readonly MatchLists_ScholarshipMatchFragment[] }) {
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
