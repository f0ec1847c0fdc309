import { forbidden, notSignedIn, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { Viewer } from '@landfall/kit/identity/viewer'

/** A person who reports; only this policy makes one. */
export type Reporter = { readonly reporterId: string; readonly checkedBy: 'report-policy' }
/** A person who decides about reports; only this policy makes one. */
export type Moderator = {
  readonly moderatorId: string
  readonly checkedBy: 'report-policy'
}

/** Everybody can read their own reports. */
export function asOwnReporter(viewer: Viewer): Result<Reporter, Problem> {
  if (viewer.kind !== 'user') return err(notSignedIn())
  return ok({ reporterId: viewer.userId, checkedBy: 'report-policy' })
}

/** Everybody with a verified address can report. */
export function asReporter(viewer: Viewer): Result<Reporter, Problem> {
  if (viewer.kind === 'user' && !viewer.isEmailVerified)
    return err(forbidden('Please verify your email address first.'))
  return asOwnReporter(viewer)
}

export function asModerator(viewer: Viewer): Result<Moderator, Problem> {
  if (viewer.kind !== 'user') return err(notSignedIn())
  const isOne = viewer.roles.some((role) => role === 'moderator' || role === 'admin')
  if (!isOne) return err(forbidden('Only moderators can decide about what others wrote'))
  return ok({ moderatorId: viewer.userId, checkedBy: 'report-policy' })
}
