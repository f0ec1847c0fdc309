import type { Clock } from '@landfall/kit/core/clock'
import type { Writer } from './forum.policy.ts'
import {
  isSilenced,
  limitsOf,
  type TrustLevel,
  trustOf,
  type WritingLimits,
} from './member.ts'
import type { MemberStore } from './member.store.ts'

export type Standing = {
  level: TrustLevel
  limits: WritingLimits
  /** Null: may write. */
  silencedUntil: Date | null
}

/** What somebody's trust allows them now. */
export function makeReadStanding(deps: {
  members: Pick<MemberStore, 'find'>
  clock: Clock
  limitFactor: number
}) {
  return async function readStanding({ userId }: Writer): Promise<Standing> {
    const member = await deps.members.find(userId)
    const now = deps.clock.now()
    const level = trustOf(member, now)
    const silencedUntil = member && isSilenced(member, now) ? member.silencedUntil : null
    return { level, limits: limitsOf(level, deps.limitFactor), silencedUntil }
  }
}
