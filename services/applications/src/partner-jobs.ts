import type { Clock } from '@landfall/kit/core/clock'
import { newId } from '@landfall/kit/core/ids'
import type { Sealer } from '@landfall/kit/core/sealed'
import type { SafeFetch } from '@landfall/kit/safe-fetch/safe-fetch'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { deliverWebhookJob } from './jobs/deliver-webhook.job.ts'
import { implementDeliverWebhook } from './jobs/deliver-webhook.ts'
import { makePartnerExportJob } from './jobs/make-partner-export.job.ts'
import { implementMakePartnerExport } from './jobs/make-partner-export.ts'
import {
  sweepPartnerExportsJob,
  sweepPartnerExportsSchedule,
} from './jobs/sweep-partner-exports.job.ts'
import { implementSweepPartnerExports } from './jobs/sweep-partner-exports.ts'
import { sweepWebhooksJob, sweepWebhooksSchedule } from './jobs/sweep-webhooks.job.ts'
import { implementSweepWebhooks } from './jobs/sweep-webhooks.ts'
import { makeFillPartnerExport } from './partner/export/fill-partner-export.ts'
import {
  makeCountForExport,
  makeReadExportPage,
} from './partner/export/read-export-page.ts'
import { makeSweepPartnerExports } from './partner/export/sweep-partner-exports.ts'
import { makeReadPartnerApplications } from './partner/partner-application/read-partner-applications.ts'
import { makeDeliverWebhook, makeSweepWebhooks } from './partner/webhook/deliver-webhook.ts'
import type { Stores } from './stores.ts'
import type { ObjectStorage } from './student/document/storage/object-storage.ts'

type Writing = {
  unitOfWork: UnitOfWork<Stores>
  stores: Stores
  clock: Clock
  objects: ObjectStorage
}

/** That many applications are about a megabyte of text. */
const EXPORT_PAGE_SIZE = 200

export const partnerJobDefinitions = [
  deliverWebhookJob,
  sweepWebhooksJob,
  makePartnerExportJob,
  sweepPartnerExportsJob,
]

export const partnerJobSchedules = [sweepWebhooksSchedule, sweepPartnerExportsSchedule]

/** Jobs that send to organizations' systems, or write files for them. */
export function implementPartnerJobs(
  o: Writing & { sealer: Pick<Sealer, 'open'>; fetch: SafeFetch },
) {
  return [
    implementDeliverWebhook(makeDeliverWebhook(o)),
    implementSweepWebhooks(makeSweepWebhooks(o)),
    implementMakePartnerExport(makePartnerExports(o)),
    implementSweepPartnerExports(makeSweepPartnerExports(o)),
  ]
}

/** Writes files of what organizations may read, and records everything in them as read. */
export function makePartnerExports(o: Writing & { pageSize?: number }) {
  const { stores, pageSize = EXPORT_PAGE_SIZE } = o
  const readShared = makeReadPartnerApplications({ ...stores, clock: o.clock })
  return makeFillPartnerExport({
    ...o,
    newId,
    readPage: makeReadExportPage({ stores, readShared, pageSize }),
    countAll: makeCountForExport({ stores }),
  })
}
