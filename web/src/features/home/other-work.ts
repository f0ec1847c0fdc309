import { graphql } from '#gql'
import type { OtherWorkQuery } from '#gql/graphql'
import { workspacePaths } from '#workspace-paths'
import { say, type Work } from './work-card.tsx'
import { workMessages as text } from './work-messages.ts'

export const otherQuery = graphql(`
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
    platformStatus {
      deadLetterCount
      queues {
        failedCount
      }
    }
    immigrationRuleChanges(state: "PROPOSED", first: 1) {
      totalCount
    }
  }
`)

/** Work in the queues of further services. */
export function otherWork(work: OtherWorkQuery): Work[] {
  const { deadLetterCount, queues } = work.platformStatus
  const failed = { totalCount: failedCount(work.platformStatus) }
  const isKnown = deadLetterCount !== null && queues !== null
  return [
    {
      title: text.mentors,
      state: text.mentorsWait(say(work.mentorApplications), say(work.noShowAppeals)),
      queues: [work.mentorApplications, work.noShowAppeals],
      to: workspacePaths.adminVerification({ view: 'mentors' }),
      action: text.openMentors,
    },
    {
      title: text.reviews,
      state: text.reviewsWait(say(work.reportedReviews)),
      queues: [work.reportedReviews],
      to: workspacePaths.adminReports(),
      action: text.openReviews,
    },
    {
      title: text.forum,
      state: text.forumWait(say(work.forumCases), say(work.forumAppeals)),
      queues: [work.forumCases, work.forumAppeals],
      to: workspacePaths.adminForum(),
      action: text.openForum,
    },
    {
      title: text.messages,
      state: text.messagesWait(say(work.contactMessages)),
      queues: [work.contactMessages],
      to: workspacePaths.adminMessages(),
      action: text.openMessages,
    },
    {
      title: text.rules,
      state: text.rulesWait(say(work.immigrationRuleChanges)),
      queues: [work.immigrationRuleChanges],
      to: workspacePaths.adminImmigration(),
      action: text.openRules,
    },
    {
      title: text.failed,
      state: text.failedWait(say(failed), isKnown),
      queues: [failed],
      to: workspacePaths.adminFailedWork(),
      action: text.openFailed,
    },
  ]
}

/** Counts only in the stores that answer. */
function failedCount({
  deadLetterCount,
  queues,
}: OtherWorkQuery['platformStatus']): number {
  const jobs = queues?.map((queue) => queue.failedCount) ?? []
  return jobs.reduce((sum, count) => sum + count, deadLetterCount ?? 0)
}
