import { forbidden, notSignedIn, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import { isAdmin } from '@landfall/kit/identity/admin-policy'
import type { Viewer } from '@landfall/kit/identity/viewer'
import type { Reader } from '../entry/entry.ts'

/** Somebody who may write; only a policy makes one. */
export type Writer = {
  readonly userId: string
  readonly isModerator: boolean
  readonly isAdmin: boolean
  readonly checkedBy: 'policy'
}

const TO_VISITORS = 'Please sign up for free to take part in the forum.'
const NEEDS_EMAIL = 'Please verify your email address before you post. Your draft is kept.'

/** Everybody with an account may do what only they themselves see. */
export function asMember(viewer: Viewer): Result<Writer, Problem> {
  if (viewer.kind !== 'user') return err(notSignedIn(TO_VISITORS))
  const { userId, roles } = viewer
  const isModerator = isAdmin(viewer) || roles.includes('moderator')
  return ok({ userId, isModerator, isAdmin: isAdmin(viewer), checkedBy: 'policy' })
}

/** What others see also takes a verified address. */
export function asWriter(viewer: Viewer): Result<Writer, Problem> {
  const member = asMember(viewer)
  if (!member.ok) return member
  if (viewer.kind === 'user' && !viewer.isEmailVerified) return err(forbidden(NEEDS_EMAIL))
  return member
}

export function asModerator(viewer: Viewer): Result<Writer, Problem> {
  const member = asMember(viewer)
  if (!member.ok || member.value.isModerator) return member
  return err(forbidden('Only moderators can decide about what others wrote'))
}

/** Everybody reads. */
export function asReader(viewer: Viewer): Reader {
  const member = asMember(viewer)
  return member.ok ? member.value : { userId: null, isModerator: false }
}
