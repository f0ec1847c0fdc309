import {
  consumesTogether,
  originOfEvent,
  type Consumer,
} from '@landfall/kit/messaging/consumers'
import { defineNoticeRequested } from '@landfall/proto-events/notice-requested'
import { NOTICE_PUBLISHERS } from '../modules/notice/declared-notices.ts'
import type { ReceiveNotices } from '../modules/notice/receive-notices.ts'
import type { Stores } from '../stores.ts'

/**
 * Services request notices; how these reach a person is decided here. Many come at once: a morning's
 * reminders, a new listing that fits thousands of searches.
 */
export function onNoticeRequested(receiveNotices: ReceiveNotices): Consumer<Stores>[] {
  return NOTICE_PUBLISHERS.map(defineNoticeRequested).map((event) =>
    consumesTogether<typeof event.schema, Stores>(
      event,
      (events, tx) =>
        receiveNotices(
          tx,
          events.map((one) => ({ ...one.data, origin: originOfEvent(one) })),
        ),
      { from: 'beginning' },
    ),
  )
}
