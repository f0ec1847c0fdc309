import { forbidden, type Forbidden, type NotSignedIn } from '@landfall/kit/core/problems'
import { err, type Result } from '@landfall/kit/core/result'
import type { Caller, SignedInViewer } from '@landfall/kit/identity/viewer'
import { asSignedIn, type Actor } from '../account/account.policy.ts'

/** Profiles are for student accounts. */
export function asProfileKeeper(caller: Caller): Result<Actor, NotSignedIn | Forbidden> {
  const actor = asSignedIn(caller)
  if (!actor.ok || actor.value.viewer.accountType === 'student') return actor
  return err(forbidden('Only student accounts have a profile.'))
}

/** Whether an id of a path or a body means the viewer; `me` always does. */
export function isOwnId(viewer: SignedInViewer, id: string): boolean {
  return id === 'me' || id.toLowerCase() === viewer.userId
}
