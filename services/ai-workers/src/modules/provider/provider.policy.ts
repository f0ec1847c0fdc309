import {
  type Forbidden,
  forbidden,
  type NotSignedIn,
  notSignedIn,
} from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { SignedInViewer, Viewer } from '@landfall/kit/identity/viewer'

/** Who sees what the AI provider costs, and turns it off: administrators. */
export function asAdmin(viewer: Viewer): Result<SignedInViewer, NotSignedIn | Forbidden> {
  if (viewer.kind === 'visitor') return err(notSignedIn())
  return viewer.roles.includes('admin') ? ok(viewer) : err(forbidden())
}
