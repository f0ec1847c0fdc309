import type { Clock } from '@landfall/kit/core/clock'
import type { Transaction } from '../../stores.ts'
import { publishViewerChanged } from './account.events.ts'

type MentorStatus = { mentorId: string; isMentor: boolean; version: number }
export type FollowMentorStatus = (tx: Transaction, status: MentorStatus) => Promise<void>

/**
 * Grants or takes away the role of a mentor. Nothing happens if the account is gone, its role is right already, or a
 * newer event has come before.
 */
export function makeFollowMentorStatus({ clock }: { clock: Clock }): FollowMentorStatus {
  return async (tx, { mentorId, isMentor, version }) => {
    const account = await tx.accounts.lock(mentorId)
    if (!account || !(await tx.accounts.keepMentorStatus(mentorId, version))) return
    if (account.roles.includes('mentor') === isMentor) return
    const others = account.roles.filter((role) => role !== 'mentor')
    const now = clock.now()
    const roles = isMentor ? [...others, 'mentor' as const] : others
    await tx.accounts.update(mentorId, { roles }, now)
    await publishViewerChanged(tx, mentorId, now)
  }
}
