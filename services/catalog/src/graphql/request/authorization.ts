import { forbidden, notSignedIn, throwProblem } from '@landfall/kit/core/problems'
import type { Viewer } from '@landfall/kit/identity/viewer'
import { isAdmin } from '../../record/scholarship/scholarship.policy.ts'
import {
  MODERATORS_ONLY,
  moderatorRole,
} from '../../trust/listing-case/listing-case.policy.ts'

export function requireAdmin(viewer: Viewer): void {
  if (viewer.kind === 'visitor') throwProblem(notSignedIn())
  if (!isAdmin(viewer)) throwProblem(forbidden())
}

export function requireModerator(viewer: Viewer): void {
  if (viewer.kind === 'visitor') throwProblem(notSignedIn())
  if (moderatorRole(viewer) === null) throwProblem(forbidden(MODERATORS_ONLY))
}
