import type { VerificationStatus } from '#gql/graphql'
import type { Viewer } from '#lib/session/session.ts'
import { donorMessages as text } from './donor-messages.ts'

type Publisher = Pick<Viewer, 'isEmailVerified' | 'roles'>
type Verification = VerificationStatus | null

/** Why this person cannot publish for the organization now, in words; null when they can. */
export function publishObstacle(viewer: Publisher, verification: Verification) {
  return obstacle(viewer, verification, {
    email: text.publishNeedsEmail,
    verification: text.publishNeedsVerification,
  })
}

/** Why they cannot change what students see; null when they can. */
export function changeObstacle(viewer: Publisher, verification: Verification) {
  return obstacle(viewer, verification, {
    email: text.changeNeedsEmail,
    verification: text.changeNeedsVerification,
  })
}

function obstacle(
  { isEmailVerified, roles }: Publisher,
  verification: Verification,
  needs: { email: string; verification: string },
): string | null {
  if (isEmailVerified === false) return needs.email
  if (roles?.includes('ADMIN') || verification === 'VERIFIED') return null
  return needs.verification
}
