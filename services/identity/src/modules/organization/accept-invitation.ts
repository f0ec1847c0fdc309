import type { Clock } from '@landfall/kit/core/clock'
import type { Forbidden, NotSignedIn, ValidationFailed } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { Caller } from '@landfall/kit/identity/viewer'
import { parseInput } from '../../parse-input.ts'
import type { Stores } from '../../stores.ts'
import { publishViewerChanged } from '../account/account.events.ts'
import { signedIn } from '../account/account.policy.ts'
import { invalidToken, type InvalidToken } from '../account/account.problems.ts'
import { hashToken } from '@landfall/kit/core/token'
import { acceptInvitationInput } from './organization.input.ts'
import type { Organization } from './organization.ts'

type Deps = { unitOfWork: UnitOfWork<Stores>; clock: Clock }
type Failure = NotSignedIn | Forbidden | ValidationFailed | InvalidToken

/**
 * Makes the caller a member. Whoever holds the mailed link was invited: people often have
 * their account under another address than the one that was written to.
 */
export function makeAcceptInvitation({ unitOfWork, clock }: Deps) {
  return async (caller: Caller, input: unknown): Promise<Result<Organization, Failure>> => {
    const viewer = signedIn(caller.viewer)
    if (!viewer.ok) return viewer
    const { userId } = viewer.value
    const parsed = parseInput(acceptInvitationInput, input)
    if (!parsed.ok) return parsed
    return unitOfWork(async (tx) => {
      const now = clock.now()
      const token = hashToken(parsed.value.token)
      const open = await tx.invitations.findOpen(token, now)
      // The organisation before its invitations, as when its members are changed.
      const organization = open && (await tx.organizations.lock(open.organizationId))
      const invitation = organization && (await tx.invitations.use(token, now))
      if (!invitation) return err(invalidToken('invitation'))
      const { role } = invitation
      const joined = await tx.members.insert(organization.id, {
        userId,
        role,
        joinedAt: now,
      })
      if (joined) {
        await publishViewerChanged(tx, userId, now)
        await tx.audit.add({
          action: 'member.joined',
          actorId: userId,
          subjectId: organization.id,
          details: { role },
          requestId: caller.requestId,
          at: now,
        })
      }
      return ok(organization)
    })
  }
}
