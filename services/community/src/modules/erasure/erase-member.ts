import type { MemberStore } from '../member/member.store.ts'
import { findPersonalData } from '../personal-data/find-personal-data.ts'
import type { ErasureStore } from './erasure.store.ts'

type Stores = { erasures: ErasureStore; members: Pick<MemberStore, 'lock'> }

/**
 * Takes a person out of the forum, within the caller's transaction: their public texts stay, attributed to nobody,
 * and texts that only they and moderators could read are deleted. Idempotent.
 */
export async function eraseMember(
  { erasures, members }: Stores,
  userId: string,
): Promise<void> {
  await members.lock(userId)
  const earlier = await erasures.revisionsBy(userId)
  const personal = earlier.filter(
    ({ title, content }) => findPersonalData(`${title ?? ''}\n${content}`).length > 0,
  )
  await erasures.removeRevisions(personal.map(({ id }) => id))
  await erasures.blankDeleted(userId)
  await erasures.makeNobodys(userId)
  await erasures.eraseOwn(userId)
}
