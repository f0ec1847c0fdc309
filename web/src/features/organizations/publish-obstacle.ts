import type { VerificationStatus } from '#gql/graphql'
import type { Viewer } from '#lib/session/session.ts'
import { donorMessages as text } from './donor-messages.ts'

/** Why this person cannot publish for an organization now, in words; null when they can. */
export function publishObstacle(
  { isEmailVerified, roles }: Pick<Viewer, 'isEmailVerified' | 'roles'>,
  verification: VerificationStatus | null,
): string | null {
  if (isEmailVerified === false) return text.publishNeedsEmail
  if (roles?.includes('ADMIN') || verification === 'VERIFIED') return null
  return text.publishNeedsVerification
}
