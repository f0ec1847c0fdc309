import type { Clock } from '@landfall/kit/core/clock'
import type { Transaction, UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { ObjectStorage } from '../../student/document/storage/object-storage.ts'
import { enqueueWebhooks } from '../webhook/enqueue-webhooks.ts'
import type { WebhookStore } from '../webhook/webhook.store.ts'
import type { PartnerExportStore } from './partner-export.store.ts'
import type { PartnerExport } from './partner-export.ts'
import type { ExportPage } from './read-export-page.ts'

type Needed = { partnerExports: PartnerExportStore; webhooks: WebhookStore }
type Deps<Stores extends Needed> = {
  unitOfWork: UnitOfWork<Stores>
  stores: Pick<Stores, 'partnerExports'>
  objects: Pick<ObjectStorage, 'put' | 'remove'>
  readPage: (one: PartnerExport) => Promise<ExportPage>
  countAll: (one: PartnerExport) => Promise<number>
  clock: Clock
  newId: () => string
}

/**
 * Writes a file page by page, each page an object of its own; a retry resumes where the last try stopped. Does
 * nothing once the file is complete or removed. Notifies the organization's webhooks at the end.
 */
export function makeFillPartnerExport<Stores extends Needed>(deps: Deps<Stores>) {
  return async function fillPartnerExport(
    exportId: string,
    { isLastTry }: { isLastTry: boolean },
  ): Promise<void> {
    try {
      while (await addPart(deps, exportId)) continue
    } catch (error) {
      if (isLastTry) await failPartnerExport(deps, exportId)
      throw error
    }
  }
}

/** @returns whether there is more to write */
async function addPart<Stores extends Needed>(
  deps: Deps<Stores>,
  exportId: string,
): Promise<boolean> {
  const before = await deps.stores.partnerExports.find(exportId)
  if (before?.state !== 'running') return false
  const isFirst = before.position === null
  const total = isFirst ? await deps.countAll(before) : before.total
  const page = await deps.readPage(before)
  // The row is written after its content, so wherever there is a row there is content.
  // Content without a row is swept.
  const objectId = deps.newId()
  await deps.objects.put(objectId, page.content)
  const isAdded = await deps.unitOfWork(async (tx) => {
    const locked = await tx.partnerExports.lock(exportId)
    // Removed meanwhile, or another worker wrote this page.
    if (locked?.state !== 'running' || locked.position !== before.position) return false
    const now = deps.clock.now()
    const done = before.done + page.count
    const after: PartnerExport = {
      ...locked,
      changedAt: now,
      state: page.isLast ? 'completed' : 'running',
      done,
      // Records that came in while it was written count too.
      total: page.isLast ? done : Math.max(total, done),
      position: page.position ?? locked.position,
    }
    const part = { exportId, objectId, bytes: page.content.length }
    await tx.partnerExports.addPart({ ...part, number: before.done })
    await tx.partnerExports.update(after)
    if (page.isLast) await enqueueExportWebhook(tx, after, 'export.completed')
    return true
  })
  if (!isAdded) await deps.objects.remove(objectId)
  return isAdded && !page.isLast
}

/** Marks a file that can't be made as failed, unless it has ended already. */
export async function failPartnerExport<Stores extends Needed>(
  { unitOfWork, clock }: Pick<Deps<Stores>, 'unitOfWork' | 'clock'>,
  exportId: string,
): Promise<void> {
  await unitOfWork(async (tx) => {
    const locked = await tx.partnerExports.lock(exportId)
    if (locked?.state !== 'running') return
    const after: PartnerExport = { ...locked, state: 'failed', changedAt: clock.now() }
    await tx.partnerExports.update(after)
    await enqueueExportWebhook(tx, after, 'export.failed')
  })
}

async function enqueueExportWebhook<Stores extends Needed>(
  tx: Transaction<Stores>,
  { id, organizationId, kind, format, changedAt }: PartnerExport,
  type: 'export.completed' | 'export.failed',
): Promise<void> {
  const data = { exportId: id, kind: kind.toUpperCase(), format: format.toUpperCase() }
  await enqueueWebhooks(
    tx,
    { id, time: changedAt.toISOString() },
    { organizationId, type, data },
  )
}
