import {
  forbidden,
  notSignedIn,
  type Forbidden,
  type NotSignedIn,
} from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { SignedInViewer, Viewer } from '@landfall/kit/identity/viewer'

/** The first question of every private use case. */
export function signedIn(viewer: Viewer): Result<SignedInViewer, NotSignedIn> {
  return viewer.kind === 'user' ? ok(viewer) : err(notSignedIn())
}

/** For what only admins do: verification of organisations, roles. */
export function signedInAdmin(
  viewer: Viewer,
): Result<SignedInViewer, NotSignedIn | Forbidden> {
  if (viewer.kind !== 'user') return err(notSignedIn())
  return isAdmin(viewer) ? ok(viewer) : err(forbidden())
}

export function isAdmin(viewer: Viewer): boolean {
  return viewer.kind === 'user' && viewer.roles.includes('admin')
}

/** Everything of an account is for its owner and admins; others see the name. */
export function maySeeAccount(viewer: Viewer, accountId: string): boolean {
  return isAdmin(viewer) || (viewer.kind === 'user' && viewer.userId === accountId)
}
