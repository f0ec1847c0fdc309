import { defineEvent } from '../define-event.ts'
import { noticeRequestedSchema } from '../reference/notice.ts'

export const NoticeRequested = defineEvent({
  publisher: 'catalog',
  noun: 'notice',
  verb: 'requested',
  version: 1,
  description: 'Somebody should hear of something.',
  schema: noticeRequestedSchema,
})
