import { newId } from '@landfall/kit/core/ids'
import { consumes } from '@landfall/kit/messaging/consumers'
import { UserErased } from '@landfall/proto-events/identity/user-erased.v1'
import type { RecordApplication } from '../application/application/record-application.ts'
import { makeEraseStudent } from '../account/erasure/erase-student.ts'
import type { Stores } from '../stores.ts'

/** Removes everything of a person who has erased their account. */
export const onUserErased = (recordApplication: RecordApplication<Stores>) => {
  const eraseStudent = makeEraseStudent({ recordApplication, newId })
  return consumes<typeof UserErased.schema, Stores>(
    UserErased,
    ({ data, time }, stores) => eraseStudent(stores, data.userId, new Date(time)),
    { from: 'beginning' },
  )
}
