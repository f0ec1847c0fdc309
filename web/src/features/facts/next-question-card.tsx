import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { TextLink } from '#page/links.tsx'
import { QueryState } from '#page/query-state.tsx'
import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { graphql } from '#gql'
import type { NextQuestionCardQuery } from '#gql/graphql'
import { paths } from '#paths'
import { factsMessages as text } from './facts-messages.ts'
import { Outcome } from './outcome.tsx'
import { QuestionForm } from './question-form.tsx'
import { useAnswering } from './use-answering.ts'

const nextDocument = graphql(`
  query NextQuestionCard {
    nextQuestions(first: 1) {
      fact {
        key
        fact
        scholarshipId
        text
        isSensitive
        awardCount
        awards {
          id
          slug
          title
        }
      }
      yes {
        opens
        closes
      }
      no {
        opens
        closes
      }
    }
  }
`)

type Next = NonNullable<NextQuestionCardQuery['nextQuestions']>[number]

type Props = {
  /** False on the page of facts itself, where no link leads there. */
  isLinked?: boolean
  /** Runs when an answer counts. */
  onAnswered?: () => void
}

/** The question whose answer decides the most awards; after an answer, what it changed, and the next question. */
export function NextQuestionCard({ isLinked = true, onAnswered }: Props) {
  const result = useQuery(nextDocument, { fetchPolicy: 'cache-and-network' })
  const answering = useAnswering()
  const [answered, setAnswered] = useState(0)
  if (!result.data)
    return (
      <QueryState isPart result={result} failed={text.nextFailed} label={text.nextTitle}>
        <Skeleton className="h-48 max-sm:h-75" />
      </QueryState>
    )
  const { nextQuestions } = result.data
  const next = nextQuestions?.[0]
  // Shows nothing without a profile, or with nothing to ask: the page has other steps.
  if (!nextQuestions || (!next && answered === 0 && isLinked)) return null
  return (
    <Card>
      <section aria-label={text.nextTitle} className="flex h-full flex-col gap-3">
        <h2 className="text-xl">{text.nextTitle}</h2>
        <Outcome
          words={answering.outcome}
          takesFocus={answered > 0 && next === undefined}
        />
        {next ? (
          <Asked
            key={next.fact.key}
            next={next}
            answering={answering}
            isFollowing={answered > 0}
            onAnswered={() => {
              setAnswered(answered + 1)
              onAnswered?.()
            }}
          />
        ) : (
          <p>{text.none}</p>
        )}
        {isLinked && (
          <TextLink
            to={paths.facts()}
            className="inline-flex min-h-11 items-center self-start"
          >
            {text.toFacts}
          </TextLink>
        )}
      </section>
    </Card>
  )
}

type AskedProps = {
  next: Next
  answering: ReturnType<typeof useAnswering>
  isFollowing: boolean
  onAnswered: () => void
}

function Asked({ next, answering, isFollowing, onAnswered }: AskedProps) {
  const { fact, yes, no } = next
  const decided = Math.max(yes.opens + yes.closes, no.opens + no.closes)
  const [award] = fact.scholarshipId === null ? [] : fact.awards
  return (
    <>
      <QuestionForm
        question={fact.text}
        isSensitive={fact.isSensitive}
        awardCount={fact.awardCount}
        answering={answering}
        isFollowing={isFollowing}
        onAnswer={async (answer) => {
          const { fact: name, scholarshipId } = fact
          if (await answering.give({ fact: name, scholarshipId }, answer)) onAnswered()
        }}
      />
      {award ? (
        <TextLink
          to={paths.scholarship(award.slug)}
          className="inline-flex min-h-11 items-center self-start"
        >
          {text.forAward(award.title)}
        </TextLink>
      ) : (
        <p className="text-sm text-muted">{text.decides(decided, fact.awardCount)}</p>
      )}
    </>
  )
}
