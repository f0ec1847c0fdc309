import { consumes, type Consumer } from '@landfall/kit/consumers'
import { NoticeRequested as RequestedByApplications } from '@landfall/proto-events/applications/notice-requested.v1'
import { NoticeRequested as RequestedByCatalog } from '@landfall/proto-events/catalog/notice-requested.v1'
import type { ReceiveNotice } from '../modules/notice/receive-notice.ts'
import type { Stores } from '../stores.ts'

/** Whoever has something to tell asks for a notice; how it reaches the person is decided here. */
export function onNoticeRequested(receiveNotice: ReceiveNotice): Consumer<Stores>[] {
  return [RequestedByApplications, RequestedByCatalog].map((event) =>
    consumes<typeof event.schema, Stores>(event, ({ data }, tx) => receiveNotice(tx, data)),
  )
}
