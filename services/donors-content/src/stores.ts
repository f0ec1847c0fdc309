import type { Database } from '@landfall/kit/database/postgres'
import { createPieceStore } from './modules/content/piece.store.ts'
import { createRecipientStore } from './modules/content/recipient.store.ts'
import { createSubscriberStore } from './modules/newsletter/subscriber.store.ts'
import { createPictureStore } from './modules/picture/picture.store.ts'
import { createVisitStore } from './modules/visit/visit.store.ts'

export type Stores = ReturnType<typeof bindStores>

/** Every store of the service on one connection or transaction. */
export function bindStores(db: Database) {
  return {
    pictures: createPictureStore(db),
    pieces: createPieceStore(db),
    recipients: createRecipientStore(db),
    subscribers: createSubscriberStore(db),
    visits: createVisitStore(db),
  }
}
