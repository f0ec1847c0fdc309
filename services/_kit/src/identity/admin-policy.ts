import {
  type Forbidden,
  type NotSignedIn,
  forbidden,
  notSignedIn,
} from '../core/problems.ts'
import { type Result, err, ok } from '../core/result.ts'
import type { SignedInViewer, Viewer } from './viewer.ts'

/** Whether the viewer administers the whole site: a role that accounts of every type may have. */
export function isAdmin(viewer: Viewer): boolean {
  return viewer.kind === 'user' && viewer.roles.includes('admin')
}

/** The first check of everything that only administrators may do. */
export function asAdmin(viewer: Viewer): Result<SignedInViewer, NotSignedIn | Forbidden> {
  if (viewer.kind === 'visitor') return err(notSignedIn())
  return isAdmin(viewer) ? ok(viewer) : err(forbidden())
}
