import { consumes } from '@landfall/kit/messaging/consumers'
import { UserErased } from '@landfall/proto-events/identity/user-erased.v1'
import type { CatalogStores } from '../composition/stores.ts'

/** Removes everything of a person who has erased their account. */
export const onUserErased = consumes<typeof UserErased.schema, CatalogStores>(
  UserErased,
  ({ data }, { erasures }) => erasures.erase(data.userId),
  { from: 'beginning' },
)
