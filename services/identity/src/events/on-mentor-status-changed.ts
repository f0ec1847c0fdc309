import { consumes, type Consumer } from '@landfall/kit/messaging/consumers'
import { MentorStatusChanged } from '@landfall/proto-events/mentoring/mentor-status-changed.v1'
import type { FollowMentorStatus } from '../modules/account/follow-mentor-status.ts'
import type { Stores } from '../stores.ts'

/** An approved mentor has the role for as long as they are approved. */
export function onMentorStatusChanged(
  followMentorStatus: FollowMentorStatus,
): Consumer<Stores> {
  return consumes<typeof MentorStatusChanged.schema, Stores>(
    MentorStatusChanged,
    ({ data, aggregateversion: version }, tx) =>
      followMentorStatus(tx, { ...data, version }),
    { from: 'beginning' },
  )
}
