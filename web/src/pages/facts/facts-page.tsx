import { useQuery } from '@apollo/client/react'
import { AnsweredFactRow } from '#features/facts/answered-fact-row.tsx'
import { groupAnswers, type FactGroup } from '#features/facts/answered-facts.ts'
import { EraseAll } from '#features/facts/erase-all.tsx'
import { factsMessages as text } from '#features/facts/facts-messages.ts'
import { NextQuestionCard } from '#features/facts/next-question-card.tsx'
import { Outcome } from '#features/facts/outcome.tsx'
import { useAnswering } from '#features/facts/use-answering.ts'
import { LinkButton } from '#page/links.tsx'
import { Page } from '#page/page.tsx'
import { QueryState } from '#page/query-state.tsx'
import { useViewer } from '#lib/session/session.ts'
import { paths } from '#paths'
import { cardStyle } from '#ui/card-style.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { graphql } from '#gql'
import type { FactsPageQuery } from '#gql/graphql'

const query = graphql(`
  query FactsPage {
    student(id: "me") {
      id
      answersVersion
      answers {
        fact
        scholarshipId
        answer
      }
    }
    askedFacts(isAnswered: true) {
      key
      text
      topic
      isSensitive
      awardCount
      awards {
        id
        slug
        title
      }
    }
  }
`)

/** /facts: what a student has answered beyond the profile, and the next question. */
export function FactsPage() {
  const viewer = useViewer()
  if (!viewer) return null
  return (
    <Page title={text.title} lead={text.lead} width="prose">
      {viewer.accountType === 'STUDENT' ? <StudentFacts /> : <OnlyStudents />}
    </Page>
  )
}

function OnlyStudents() {
  return (
    <EmptyState
      title={text.onlyStudents}
      action={<LinkButton to={paths.settings()}>{text.toSettings}</LinkButton>}
    >
      {text.onlyStudentsText}
    </EmptyState>
  )
}

function StudentFacts() {
  const result = useQuery(query, { fetchPolicy: 'cache-and-network' })
  if (!result.data)
    return (
      <QueryState result={result} failed={text.failed} label={text.loading}>
        <div className="flex flex-col gap-6">
          <Skeleton className="h-56" />
          <Skeleton className="h-96" />
        </div>
      </QueryState>
    )
  const { student, askedFacts } = result.data
  if (!student)
    return (
      <EmptyState
        title={text.noProfile}
        action={
          <LinkButton kind="primary" to={paths.profile({ returnTo: paths.facts() })}>
            {text.fillIn}
          </LinkButton>
        }
      >
        {text.noProfileText}
      </EmptyState>
    )
  return (
    <>
      <NextQuestionCard isLinked={false} />
      <Answered student={student} askedFacts={askedFacts ?? []} />
    </>
  )
}

type AnsweredProps = {
  student: NonNullable<FactsPageQuery['student']>
  askedFacts: NonNullable<FactsPageQuery['askedFacts']>
}

function Answered({ student: { answers }, askedFacts }: AnsweredProps) {
  const answering = useAnswering()
  const { failure, outcome } = answering
  return (
    <section aria-labelledby="answered" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="answered" className="text-xl">
          {text.answered}
        </h2>
        {answers.length > 0 && <EraseAll count={answers.length} answering={answering} />}
      </div>
      <Outcome words={outcome} takesFocus={outcome !== ''} />
      {failure?.answer === null && (
        <div role="alert">
          <Notice tone="bad">
            {text.eraseFailed}. {failure.reason}
          </Notice>
        </div>
      )}
      {answers.length === 0 ? (
        <EmptyState title={text.nothing} illustration="letter">
          {text.nothingText}
        </EmptyState>
      ) : (
        groupAnswers(answers, askedFacts).map((group) => (
          <Group key={group.topic} group={group} answering={answering} />
        ))
      )}
    </section>
  )
}

type GroupProps = { group: FactGroup; answering: ReturnType<typeof useAnswering> }

function Group({ group: { topic, facts }, answering }: GroupProps) {
  return (
    <section aria-label={topic} className={cardStyle(null, 'px-5 pt-4')}>
      <h3 className="text-lg">{topic}</h3>
      <ul className="divide-y divide-line">
        {facts.map((fact) => (
          <AnsweredFactRow key={fact.key} fact={fact} answering={answering} />
        ))}
      </ul>
    </section>
  )
}
