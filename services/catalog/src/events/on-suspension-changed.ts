import { consumes } from '@landfall/kit/messaging/consumers'
import { SuspensionChanged } from '@landfall/proto-events/identity/suspension-changed.v1'
import type { CatalogStores } from '../composition/stores.ts'

/** Keeps whose account is suspended: what they had begun shows nothing more. An older version changes nothing. */
export const onSuspensionChanged = consumes<typeof SuspensionChanged.schema, CatalogStores>(
  SuspensionChanged,
  ({ data, aggregateversion: version }, { suspensions }) =>
    suspensions.keepUnlessOlder({ ...data, version }),
  { from: 'beginning' },
)
