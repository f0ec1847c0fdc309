import type { MemberStore } from '../member/member.store.ts'
import { findPersonalData } from '../personal-data/find-personal-data.ts'
import type { ErasureStore } from './erasure.store.ts'

type Stores = { erasures: ErasureStore; members: Pick<MemberStore, 'lock'> }

/**
 * Takes a person out of the forum, in a transaction that is given: public texts stay, of nobody, and what only they
 * and moderators could read goes. Again it changes nothing.
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
