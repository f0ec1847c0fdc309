import type { Clock } from '@landfall/kit/core/clock'
import { type Sealer } from '@landfall/kit/core/sealed'
import type { Log } from '@landfall/kit/observability/log'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { type OpenSealed } from '@landfall/matching/requirements/open-sealed'
import type { QuotaLimits } from './student/document/document.ts'
import type { ObjectStorage } from './student/document/storage/object-storage.ts'
import type { Stores } from './stores.ts'

/** Everything that use cases are built from. */
export type Given = {
  stores: Stores
  unitOfWork: UnitOfWork<Stores>
  clock: Clock
  newId: () => string
  objects: ObjectStorage
  quota: QuotaLimits
  hasScanner: boolean
  /** Addresses of webhooks may be without TLS: where an operator allowed private hosts. */
  allowsHttpWebhooks: boolean
  log: Log
  /** Unseals students' answers, and seals mails to people. */
  studentAnswersKey: string
}

export type Deps = Given & { openSealed: OpenSealed; sealer: Sealer }
