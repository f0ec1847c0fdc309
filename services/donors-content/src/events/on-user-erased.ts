import { consumes } from '@landfall/kit/messaging/consumers'
import { UserErased } from '@landfall/proto-events/identity/user-erased.v1'
import type { Stores } from '../stores.ts'

/** Whoever has no account any more wrote nothing here; what is told of them goes. */
export const onUserErased = consumes<typeof UserErased.schema, Stores>(
  UserErased,
  ({ data }, { pieces }) => pieces.forgetUser(data.userId),
  { from: 'beginning' },
)
