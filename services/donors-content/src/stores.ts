import type { Database } from '@landfall/kit/database/postgres'
import { createPieceStore } from './modules/content/piece.store.ts'
import { createRecipientStore } from './modules/content/recipient.store.ts'
import { createMetricsStore } from './modules/metrics/metrics.store.ts'
import { createRebuildStore } from './modules/projection/rebuild.store.ts'
import { createSubscriberStore } from './modules/newsletter/subscriber.store.ts'
import { createPictureStore } from './modules/picture/picture.store.ts'
import { createProjectionStore } from './modules/projection/projection.store.ts'
import { createSnapshotStore } from './modules/snapshot/snapshot.store.ts'
import { createTitleStore } from './modules/projection/title.store.ts'
import { createVisitStore } from './modules/visit/visit.store.ts'

export type Stores = ReturnType<typeof bindStores>

/** Every store of the service on one connection or transaction. */
export function bindStores(db: Database) {
  return {
    metrics: createMetricsStore(db),
    pictures: createPictureStore(db),
    pieces: createPieceStore(db),
    projection: createProjectionStore(db),
    rebuilds: createRebuildStore(db),
    recipients: createRecipientStore(db),
    snapshots: createSnapshotStore(db),
    subscribers: createSubscriberStore(db),
    titles: createTitleStore(db),
    visits: createVisitStore(db),
  }
}
