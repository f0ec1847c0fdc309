import type { Consumer } from '@landfall/kit/messaging/consumers'
import type { ReceiveNotices } from '../modules/notice/receive-notices.ts'
import { makeNotifyAdmins } from '../modules/notice/notify-admins.ts'
import type { Stores } from '../stores.ts'
import type { SendLetter } from '../modules/mail/send-letter.ts'
import type { FollowMentorStatus } from '../modules/account/follow-mentor-status.ts'
import { onAuditRecorded } from './on-audit-recorded.ts'
import { onContentSubmitted } from './on-content-submitted.ts'
import { onMailRequested } from './on-mail-requested.ts'
import { onMentorStatusChanged } from './on-mentor-status-changed.ts'
import { onOrganizationUniversityTold } from './on-organization-university-told.ts'
import { onNoticeRequested } from './on-notice-requested.ts'
import { onSourceWentStale } from './on-source-went-stale.ts'
import { onSyncRunHeld } from './on-sync-run-held.ts'
import { onWorkQueued } from './on-work-queued.ts'

/** What this service does when other services' facts arrive: it notifies people. */
export function createConsumers(
  receiveNotices: ReceiveNotices,
  sendLetter: SendLetter,
  followMentorStatus: FollowMentorStatus,
): Consumer<Stores>[] {
  const notifyAdmins = makeNotifyAdmins({ receiveNotices })
  return [
    ...onNoticeRequested(receiveNotices),
    ...onAuditRecorded,
    ...onMailRequested(sendLetter),
    onMentorStatusChanged(followMentorStatus),
    onOrganizationUniversityTold,
    onContentSubmitted(notifyAdmins),
    ...onWorkQueued(notifyAdmins),
    onSyncRunHeld(notifyAdmins),
    onSourceWentStale(notifyAdmins),
  ]
}
