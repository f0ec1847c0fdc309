import {
  forbidden,
  notSignedIn,
  type Forbidden,
  type NotSignedIn,
} from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import { isAdmin } from '@landfall/kit/identity/admin-policy'
import type { Caller, SignedInViewer, Viewer } from '@landfall/kit/identity/viewer'

/** A caller who is signed in. Every private use case takes one, so the check can't be forgotten. */
export type Actor = Caller & { viewer: SignedInViewer }

/** The first question of everything private. */
export function asSignedIn(caller: Caller): Result<Actor, NotSignedIn> {
  const { viewer } = caller
  return viewer.kind === 'user' ? ok({ ...caller, viewer }) : err(notSignedIn())
}

/** For what only admins do: verification of organizations, roles. */
export function asAdmin(caller: Caller): Result<Actor, NotSignedIn | Forbidden> {
  const actor = asSignedIn(caller)
  return !actor.ok || isAdmin(caller.viewer) ? actor : err(forbidden())
}

/** Everything of an account is for its owner and admins; others see the name. */
export function maySeeAccount(viewer: Viewer, accountId: string): boolean {
  return isAdmin(viewer) || (viewer.kind === 'user' && viewer.userId === accountId)
}
