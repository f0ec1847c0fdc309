import type { Forbidden, NotSignedIn } from '@landfall/kit/core/problems'
import type { Result } from '@landfall/kit/core/result'
import type { Context } from '../../context.ts'
import { asSignedIn } from '../account/account.policy.ts'
import { asManager, type MemberActor } from './organization.policy.ts'

/** What owners do needs their role as it is now, before anything else is looked at. */
export async function managerOf(
  { caller, useCases }: Context,
  organizationId: string,
): Promise<Result<MemberActor, NotSignedIn | Forbidden>> {
  const actor = asSignedIn(caller)
  if (!actor.ok) return actor
  return asManager(await useCases.findAsMember(actor.value, organizationId))
}
