import type { Transaction } from '@landfall/kit/transaction/unit-of-work'
import type { ApplicationState } from '../../application/application/application-state.ts'
import type { ApplicationChange } from '../../application/application/record-application.ts'
import { chairsAmong } from './member-copy.ts'
import { type ChairTellingStores, tellMembers } from './tell-members.ts'

/** Neither what the student wrote nor who they are, as mails end up in servers' logs. */
const ANSWERED = {
  head: 'More information has arrived',
  body: 'An applicant answered what you asked for and submitted again. The application is back in review.',
}
const WITHDRAWN = {
  head: 'An application was withdrawn',
  body: 'An applicant withdrew an application that you have begun to review. Nothing is left to decide about it.',
}

const BEGUN: readonly ApplicationState[] = [
  'in_review',
  'more_info',
  'shortlisted',
  'waitlisted',
]

function wordsOf(from: ApplicationState, to: ApplicationState) {
  if (from === 'more_info' && to === 'in_review') return ANSWERED
  return to === 'withdrawn' && BEGUN.includes(from) ? WITHDRAWN : null
}

/**
 * Tells owners and editors that a student answered, or withdrew an application that they had begun to review.
 * @param told people who were told already
 */
export async function tellOfStudentMoves(
  tx: Transaction<ChairTellingStores>,
  { before, after, by }: ApplicationChange,
  told: readonly string[],
  now: Date,
): Promise<void> {
  if (by !== 'student' || before === null || after === null) return
  const words = wordsOf(before.state, after.state)
  if (words === null) return
  const { id, ownerId, scholarshipId, version } = after
  const chairs = chairsAmong(await tx.memberCopies.membersOf(ownerId))
  await tellMembers(tx, {
    ...words,
    userIds: chairs.map(({ userId }) => userId).filter((one) => !told.includes(one)),
    type: 'application-answered',
    scholarshipId,
    cause: `${id}:${version}`,
    page: { link: `/submitted-applications/${id}`, linkLabel: 'View application' },
    now,
  })
}
