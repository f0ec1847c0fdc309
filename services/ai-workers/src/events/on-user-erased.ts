import { consumes } from '@landfall/kit/messaging/consumers'
import { UserErased } from '@landfall/proto-events/identity/user-erased.v1'
import { makeErasePerson, type RemoveDocuments } from '../modules/erasure/erase-person.ts'
import type { Stores } from '../stores.ts'

/** Removes everything of a person whose account was erased. */
export const onUserErased = (removeDocuments: RemoveDocuments) => {
  const erasePerson = makeErasePerson(removeDocuments)
  return consumes<typeof UserErased.schema, Stores>(
    UserErased,
    ({ data, time }, tx) => erasePerson(tx, data.userId, new Date(time)),
    { from: 'beginning' },
  )
}
