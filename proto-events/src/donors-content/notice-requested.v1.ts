import { defineNoticeRequested } from '../notice-requested.ts'

export const NoticeRequested = defineNoticeRequested('donors-content')
