import {
  type Forbidden,
  type NotSignedIn,
  forbidden,
  notSignedIn,
} from '../core/problems.ts'
import { type Result, err, ok } from '../core/result.ts'
import type { SignedInViewer, Viewer } from './viewer.ts'

/** Whether they look after the whole site: a role, which accounts of every type may have. */
export function isAdmin(viewer: Viewer): boolean {
  return viewer.kind === 'user' && viewer.roles.includes('admin')
}

/** The first question of everything that only administrators do. */
export function asAdmin(viewer: Viewer): Result<SignedInViewer, NotSignedIn | Forbidden> {
  if (viewer.kind === 'visitor') return err(notSignedIn())
  return isAdmin(viewer) ? ok(viewer) : err(forbidden())
}
