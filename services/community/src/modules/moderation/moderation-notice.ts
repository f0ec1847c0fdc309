import { idFromName } from '@landfall/kit/core/ids'
import type { Transaction } from '@landfall/kit/transaction/unit-of-work'
import { NoticeRequested } from '@landfall/proto-events/community/notice-requested.v1'
import { requestedNotice } from '@landfall/proto-events/notice-requested'
import type { ModerationAction } from './moderation.ts'

const APPEAL = 'You can see the reason and appeal on the decisions page.'

const WORDS = {
  auto_hide: 'Something you wrote in the forum is hidden until a moderator reviews it',
  hide: 'A moderator hid something you wrote in the forum',
  restore: 'Something you wrote in the forum is visible again',
  silence: 'A moderator has stopped you from posting in the forum for a while',
} as const

/**
 * Notifies a writer that their text was hidden or shown again, or that they are silenced; other actions send nothing.
 */
export async function notifyOfDecision(
  { outbox }: Transaction<object>,
  action: Pick<ModerationAction, 'id' | 'kind' | 'targetId'>,
  now: Date,
): Promise<void> {
  const { id, kind, targetId } = action
  if (!(kind in WORDS)) return
  const title = WORDS[kind as keyof typeof WORDS]
  await notify(
    { outbox },
    {
      cause: `action:${id}`,
      userId: targetId,
      title,
      body: kind === 'restore' ? '' : APPEAL,
    },
    now,
  )
}

/** Notifies the person who appealed of the answer. */
export function notifyOfAppeal(
  { outbox }: Transaction<object>,
  appeal: { id: string; userId: string },
  isGranted: boolean,
  now: Date,
): Promise<void> {
  const title = isGranted
    ? 'Your appeal was granted: the decision was reversed'
    : 'Your appeal was denied: the decision stands'
  return notify(
    { outbox },
    { cause: `appeal:${appeal.id}`, userId: appeal.userId, title, body: '' },
    now,
  )
}

async function notify(
  { outbox }: Pick<Transaction<object>, 'outbox'>,
  o: { cause: string; userId: string; title: string; body: string },
  now: Date,
): Promise<void> {
  const { cause, ...words } = o
  const noticeId = idFromName('forum-decision', cause)
  await outbox.publish(
    NoticeRequested,
    requestedNotice({
      noticeId,
      ...words,
      type: 'forum-decision',
      link: '/community/decisions',
      linkLabel: 'Read the decision',
      occurredAt: now.toISOString(),
      isUrgent: false,
    }),
  )
}
