import { consumes } from '@landfall/kit/messaging/consumers'
import { UserErased } from '@landfall/proto-events/identity/user-erased.v1'
import type { CatalogStores } from '../composition/stores.ts'

/** A person without an account has nothing here. */
export const onUserErased = consumes<typeof UserErased.schema, CatalogStores>(
  UserErased,
  ({ data }, { erasures }) => erasures.erase(data.userId),
  { from: 'beginning' },
)
