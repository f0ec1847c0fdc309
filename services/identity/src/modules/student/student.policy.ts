import {
  forbidden,
  notSignedIn,
  type Forbidden,
  type NotSignedIn,
} from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { SignedInViewer, Viewer } from '@landfall/kit/identity/viewer'

/** Profiles are for student accounts. */
export function mayKeepProfile(
  viewer: Viewer,
): Result<SignedInViewer, NotSignedIn | Forbidden> {
  if (viewer.kind !== 'user') return err(notSignedIn())
  if (viewer.accountType === 'student') return ok(viewer)
  return err(forbidden('Only student accounts have a profile.'))
}

/** Whether an id of a path or a body means the viewer; `me` always does. */
export function isOwnId(viewer: SignedInViewer, id: string): boolean {
  return id === 'me' || id.toLowerCase() === viewer.userId
}
