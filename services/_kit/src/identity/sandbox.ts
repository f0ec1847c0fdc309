import { idFromName } from '../core/ids.ts'

/**
 * The id that a sandbox key has instead of its organization's. No table holds it, so such a key opens
 * nothing real in any service.
 */
export function sandboxOf(organizationId: string): string {
  return idFromName('sandbox-organization', organizationId)
}

/** How many applicants each sandbox has. */
export const SANDBOX_APPLICATIONS = 24
const SANDBOX_PROGRAMS = 3

/** The same in each run. @param sandboxId what `sandboxOf` gives @param place from 0 */
export function sandboxApplicationId(sandboxId: string, place: number): string {
  return idFromName('sandbox-application', `${sandboxId}:${place}`)
}

/** @param place from 0 */
export function sandboxProgramId(sandboxId: string, place: number): string {
  return idFromName('sandbox-program', `${sandboxId}:${place % SANDBOX_PROGRAMS}`)
}
