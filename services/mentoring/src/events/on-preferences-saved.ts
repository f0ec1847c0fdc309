import { consumes } from '@landfall/kit/messaging/consumers'
import { PreferencesSaved } from '@landfall/proto-events/identity/preferences-saved.v1'
import type { Stores } from '../stores.ts'

/** Keeps where a person lives: what they are told of a session is in their own time. */
export const onPreferencesSaved = consumes<typeof PreferencesSaved.schema, Stores>(
  PreferencesSaved,
  ({ data, aggregateversion: version }, { people }) =>
    people.keepNewest({ ...data, version }),
  { from: 'beginning' },
)
