import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import type { OtherWorkQuery } from '#gql/graphql'
import { QueryState } from '#page/query-state.tsx'
import { workspacePaths } from '#workspace-paths'
import { say, WorkCard, workCards, WorkLoading } from './work-card.tsx'
import { workMessages as text } from './work-messages.ts'

const query = graphql(`
  query OtherWork {
    mentorApplications(status: APPLIED, first: 1) {
      totalCount
    }
    noShowAppeals(first: 1) {
      totalCount
    }
    reportedReviews(first: 1) {
      totalCount
    }
    forumCases(first: 1) {
      totalCount
    }
    forumAppeals(first: 1) {
      totalCount
    }
    contactMessages(first: 1) {
      totalCount
    }
    immigrationRuleChanges(state: "PROPOSED", first: 1) {
      totalCount
    }
  }
`)

/** What waits in the queues of further services: they may be there without the first ones, and the other way round. */
export function OtherWork() {
  // Figures of now, as those of the first ones are.
  const result = useQuery(query, {
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  })
  if (!result.data)
    return (
      <QueryState result={result} failed={text.failed} label={text.loading}>
        <WorkLoading count={5} />
      </QueryState>
    )
  return <Queues work={result.data} />
}

function Queues({ work }: { work: OtherWorkQuery }) {
  return (
    <div className={workCards}>
      <WorkCard
        title={text.mentors}
        state={text.mentorsWait(say(work.mentorApplications), say(work.noShowAppeals))}
        queues={[work.mentorApplications, work.noShowAppeals]}
        to={workspacePaths.adminVerification({ view: 'mentors' })}
        action={text.openMentors}
      />
      <WorkCard
        title={text.reviews}
        state={text.reviewsWait(say(work.reportedReviews))}
        queues={[work.reportedReviews]}
        to={workspacePaths.adminReports()}
        action={text.openReviews}
      />
      <WorkCard
        title={text.forum}
        state={text.forumWait(say(work.forumCases), say(work.forumAppeals))}
        queues={[work.forumCases, work.forumAppeals]}
        to={workspacePaths.adminForum()}
        action={text.openForum}
      />
      <WorkCard
        title={text.messages}
        state={text.messagesWait(say(work.contactMessages))}
        queues={[work.contactMessages]}
        to={workspacePaths.adminMessages()}
        action={text.openMessages}
      />
      <WorkCard
        title={text.rules}
        state={text.rulesWait(say(work.immigrationRuleChanges))}
        queues={[work.immigrationRuleChanges]}
        to={workspacePaths.adminImmigration()}
        action={text.openRules}
      />
    </div>
  )
}
