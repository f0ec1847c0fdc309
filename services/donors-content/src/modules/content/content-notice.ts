import { idFromName } from '@landfall/kit/core/ids'
import type { Transaction } from '@landfall/kit/transaction/unit-of-work'
import { NoticeRequested } from '@landfall/proto-events/donors-content/notice-requested.v1'
import { requestedNotice } from '@landfall/proto-events/notice-requested'
import type { Piece } from './content.ts'

type Outbox = Pick<Transaction<object>, 'outbox'>

const DECIDED = {
  published: 'A story you wrote for your organization is published',
  returned: 'A story you wrote for your organization was returned to you',
  'taken-off': 'A story you wrote for your organization was taken down',
  refused: 'The person you wrote about does not want the story published',
} as const

const STAYS = 'The earlier published version stays on the site.'

/** Asks a recipient to agree to the current words; changed words need a new answer. */
export function askForConsent(tx: Outbox, piece: Piece, now: Date): Promise<void> {
  if (piece.studentId === null) return Promise.resolve()
  const words = {
    userId: piece.studentId,
    type: 'story-consent',
    title: 'Someone would like to tell your story',
    body: 'No one can read it until you approve it. You can withdraw your approval at any time.',
    link: '/own-stories',
    linkLabel: 'Read the story and answer',
  }
  return notify(tx, `consent:${piece.draftId}`, words, now)
}

/** Notifies the author of a decision; nobody if their account is gone. */
export function notifyAuthor(
  tx: Outbox,
  piece: Piece,
  what: keyof typeof DECIDED,
  now: Date,
): Promise<void> {
  if (piece.authorId === null) return Promise.resolve()
  const words = {
    userId: piece.authorId,
    type: 'content-decision',
    title: DECIDED[what],
    body: [piece.decisionNote, what === 'returned' && piece.publishedId && STAYS]
      .filter(Boolean)
      .join('\n\n'),
    link: '/story-workspace',
    linkLabel: 'Open your stories',
  }
  return notify(tx, `${what}:${piece.id}:${piece.version}`, words, now)
}

async function notify(
  { outbox }: Outbox,
  cause: string,
  words: Omit<
    (typeof NoticeRequested)['schema']['_zod']['output'],
    'noticeId' | 'occurredAt' | 'isUrgent'
  >,
  now: Date,
): Promise<void> {
  const noticeId = idFromName('content-notice', cause)
  const occurredAt = now.toISOString()
  const data = { noticeId, ...words, occurredAt, isUrgent: false }
  await outbox.publish(NoticeRequested, requestedNotice(data))
}
