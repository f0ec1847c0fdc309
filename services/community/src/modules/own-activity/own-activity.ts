import type { FollowLevel } from '../follow/follow.ts'
import type { Reason } from '../moderation/moderation.ts'

export const ACTIVITY_KINDS = [
  'appeal',
  'block',
  'downvote',
  'follow',
  'report',
  'view',
  'vote',
] as const
export type ActivityKind = (typeof ACTIVITY_KINDS)[number]

/**
 * What somebody did in the forum besides writing, as it is stored. The outcome of a report concerns the reported
 * writer, so its reporter is not told.
 */
export type OwnActivity = {
  kind: ActivityKind
  /** An entry; for a block a member, for an appeal a moderator's action. */
  targetId: string
  /** Null for kinds that are stored without a time. */
  createdAt: Date | null
  level: FollowLevel | null
  reason: Reason | null
  text: string | null
  isGranted: boolean | null
  answer: string | null
}

/** A position in that list: kind, then target; nobody does the same thing to the same target twice. */
export type ActivityPosition = Pick<OwnActivity, 'kind' | 'targetId'>
