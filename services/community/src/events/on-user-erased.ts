import { consumes } from '@landfall/kit/messaging/consumers'
import { UserErased } from '@landfall/proto-events/identity/user-erased.v1'
import { eraseMember } from '../modules/erasure/erase-member.ts'
import type { Stores } from '../stores.ts'

/** Takes an erased person out of the forum; what they wrote stays, without them. */
export const onUserErased = consumes<typeof UserErased.schema, Stores>(
  UserErased,
  ({ data }, stores) => eraseMember(stores, data.userId),
  { from: 'beginning' },
)
