import type { Problem } from '@landfall/kit/core/problems'
import { ok, type Result } from '@landfall/kit/core/result'
import type { Viewer } from '@landfall/kit/identity/viewer'
import {
  asDecider,
  asReviewer,
  type OwnerRef,
} from '../../application/submission/submitted-application.policy.ts'

/** A member of organizations' panels; only a policy makes one. */
export type PanelRef = OwnerRef & {
  /** The organizations in which they see names and decide. */
  readonly chairOf: readonly string[]
}

/** Who takes part in reviews: owners, editors and reviewers of a verified organization. */
export function asPanelist(viewer: Viewer): Result<PanelRef, Problem> {
  const member = asReviewer(viewer)
  if (!member.ok) return member
  const chair = asDecider(viewer)
  return ok({ ...member.value, chairOf: chair.ok ? chair.value.organizationIds : [] })
}

/** Who leads them: owners and editors. */
export function asChair(viewer: Viewer): Result<PanelRef, Problem> {
  const chair = asDecider(viewer)
  if (!chair.ok) return chair
  return asPanelist(viewer)
}

export function isChairOf({ chairOf }: PanelRef, ownerId: string): boolean {
  return chairOf.includes(ownerId)
}
