import { consumes, type Consumer } from '@landfall/kit/messaging/consumers'
import { UserErased } from '@landfall/proto-events/identity/user-erased.v1'
import type { EraseUser } from '../modules/erasure/erase-user.ts'
import type { Stores } from '../stores.ts'

/** Takes an erased person out: they are nobody's author here, and no story tells of them. */
export function onUserErased(eraseUser: EraseUser): Consumer<Stores> {
  return consumes<typeof UserErased.schema, Stores>(
    UserErased,
    ({ data }, stores) => eraseUser(stores, data.userId),
    { from: 'beginning' },
  )
}
