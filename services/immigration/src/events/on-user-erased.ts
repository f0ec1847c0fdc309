import { consumes } from '@landfall/kit/messaging/consumers'
import { UserErased } from '@landfall/proto-events/identity/user-erased.v1'
import { eraseStudent } from '../modules/request/erase-records.ts'
import type { Stores } from '../stores.ts'

/** Removes everything of a person whose account was erased. */
export const onUserErased = consumes<typeof UserErased.schema, Stores>(
  UserErased,
  ({ data, time }, tx) => eraseStudent(tx, data.userId, new Date(time)),
  { from: 'beginning' },
)
