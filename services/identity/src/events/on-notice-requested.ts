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
 * Whoever has something to tell asks for a notice; how it reaches the person is decided here. Many
 * ask in one moment: the reminders of a morning, a new listing that fits thousands of searches.
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
