import { consumes } from '@landfall/kit/messaging/consumers'
import { PreferencesSaved } from '@landfall/proto-events/identity/preferences-saved.v1'
import type { Stores } from '../stores.ts'

/** Keeps a person's time zone, so that notices about a session are in their own time. */
export const onPreferencesSaved = consumes<typeof PreferencesSaved.schema, Stores>(
  PreferencesSaved,
  ({ data, aggregateversion: version }, { people }) =>
    people.keepNewest({ ...data, version }),
  { from: 'beginning' },
)
