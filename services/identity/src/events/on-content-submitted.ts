import { consumes } from '@landfall/kit/messaging/consumers'
import { ContentSubmitted } from '@landfall/proto-events/donors-content/content-submitted.v1'
import type { NotifyAdmins } from '../modules/notice/notify-admins.ts'
import type { Stores } from '../stores.ts'

/** Admins hear that a story waits for them, once for each time that it was handed in. */
export const onContentSubmitted = (notifyAdmins: NotifyAdmins) =>
  consumes<typeof ContentSubmitted.schema, Stores>(
    ContentSubmitted,
    ({ data: { pieceId, submittedAt } }, tx) =>
      notifyAdmins(tx, {
        cause: `content-submitted:${pieceId}:${submittedAt}`,
        type: 'content-waiting',
        title: 'A story is waiting for review',
        body: 'Nobody else can read it until an admin publishes it.',
        link: '/admin/stories',
        linkLabel: 'Review stories',
        occurredAt: submittedAt,
      }),
    { from: 'now' },
  )
