import {
  type Forbidden,
  type NotSignedIn,
  forbidden,
  notSignedIn,
} from '@landfall/kit/core/problems'
import { type Result, err, ok } from '@landfall/kit/core/result'
import { isAdmin } from '@landfall/kit/identity/admin-policy'
import type { SignedInViewer, Viewer } from '@landfall/kit/identity/viewer'
import type { RedFlag } from '../red-flag/red-flag.ts'
import { isHeld } from '../red-flag/red-flag.ts'
import type { CaseOutcome, ModeratorRole } from './listing-case.ts'

/** Somebody who moderates, and in which role. */
export type Moderator = SignedInViewer & { readonly moderates: ModeratorRole }

const MODERATORS_ONLY = 'Only a moderator or an administrator can do this.'
export const OWN_LISTING =
  'This listing belongs to one of your organizations, so someone else must decide about it.'
export const WAS_REMOVED =
  'A moderator has removed this scholarship from search and must review it before students see it again.'
export const ADMIN_MUST_LOOK =
  'A listing with this red flag needs an administrator’s decision.'

/** In which role somebody moderates; null for everybody else. */
export function moderatorRole(viewer: Viewer): ModeratorRole | null {
  if (viewer.kind === 'visitor') return null
  if (isAdmin(viewer)) return 'admin'
  return viewer.roles.includes('moderator') ? 'moderator' : null
}

export function asModerator(viewer: Viewer): Result<Moderator, NotSignedIn | Forbidden> {
  if (viewer.kind === 'visitor') return err(notSignedIn())
  const moderates = moderatorRole(viewer)
  return moderates === null ? err(forbidden(MODERATORS_ONLY)) : ok({ ...viewer, moderates })
}

/** Whether the listing belongs to the moderator's own organization: nobody moderates those, whatever their role. */
export function isOfOwnOrganization(
  viewer: SignedInViewer,
  { ownerId }: { ownerId: string | null },
): boolean {
  return viewer.memberships.some(({ organizationId }) => organizationId === ownerId)
}

/** Why a moderator may not make this decision; null if they may. */
export function decisionObstacle(
  moderator: Moderator,
  listing: { ownerId: string | null },
  outcome: CaseOutcome | 'reopened' | 'verified',
  flags: readonly RedFlag[],
): string | null {
  if (isOfOwnOrganization(moderator, listing)) return OWN_LISTING
  const letsThrough = outcome !== 'removed' && outcome !== 'reopened'
  if (letsThrough && isHeld(flags) && moderator.moderates !== 'admin') {
    return ADMIN_MUST_LOOK
  }
  return null
}
