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
 * What somebody did in the forum besides writing, as it is kept. What came of a report is about who wrote what it
 * reports: its reporter is not told.
 */
export type OwnActivity = {
  kind: ActivityKind
  /** An entry; of a block a member, of an appeal an action of a moderator. */
  targetId: string
  /** Null of what is kept without. */
  createdAt: Date | null
  level: FollowLevel | null
  reason: Reason | null
  text: string | null
  isGranted: boolean | null
  answer: string | null
}

/** A place among them: by kind, then by what it is about, which nobody does twice. */
export type ActivityPosition = Pick<OwnActivity, 'kind' | 'targetId'>
