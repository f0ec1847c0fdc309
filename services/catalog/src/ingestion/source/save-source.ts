import { auditFact } from '@landfall/proto-events/audit-recorded'
import { AuditRecorded } from '@landfall/proto-events/catalog/audit-recorded.v1'
import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import {
  type Problem,
  conflict,
  notFound,
  validationFailed,
} from '@landfall/kit/core/problems'
import { type Result, err, ok } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { SignedInViewer } from '@landfall/kit/identity/viewer'
import { contentHash } from '../../record/scholarship/content-hash.ts'
import { slugOf } from '../../record/scholarship/scholarship-slug.ts'
import { type Source, type SourceSettings, isStale } from './source.ts'
import { type SourceInput, readSourceInput } from './source-input.ts'
import type { SourceStores } from './source-stores.ts'

type Deps = { unitOfWork: UnitOfWork<SourceStores>; clock: Clock; newId: () => string }
type Outcome = Result<Source, Problem>

/** Adds a source, or changes the given settings of one; admins only. */
export function makeSaveSource({ unitOfWork, clock, newId }: Deps) {
  return async (admin: SignedInViewer, input: SourceInput): Promise<Outcome> => {
    if (input.id != null && !isUuid(input.id)) return err(notFound('source'))
    return unitOfWork(async ({ sources, outbox }): Promise<Outcome> => {
      const record = (verb: string, { id: subjectId }: Source, at: Date) =>
        outbox.publish(
          AuditRecorded,
          auditFact({
            id: newId(),
            at,
            actorId: admin.userId,
            verb,
            subjectType: 'source',
            subjectId,
            reason: null,
          }),
        )
      const stored = input.id == null ? null : await sources.findForUpdate(input.id)
      if (input.id != null && stored === null) return err(notFound('source'))
      const read = readSourceInput(input, stored)
      if (!read.ok) return err(validationFailed(read.error))
      const now = clock.now()
      if (stored === null) {
        const key = slugOf(read.value.name)
        if (await sources.isKeyTaken(key))
          return err(conflict('Another source already has this name.'))
        const source = newSource({ ...read.value, id: newId(), key }, now)
        await sources.put(source)
        await record('added', source, now)
        return ok(source)
      }
      const changed = changedSource(stored, read.value, now)
      await sources.put(changed)
      await record('changed', changed, now)
      // A new mapping must read all pages again, changed or not.
      if (readsOtherwise(stored, changed)) await sources.replacePages(stored.id, [])
      return ok(changed)
    })
  }
}

/** A source that was never read. */
export function newSource(
  settings: SourceSettings & { id: string; key: string },
  now: Date,
): Source {
  return {
    ...settings,
    enabledAt: settings.isEnabled ? now : null,
    lastAttemptAt: null,
    lastSuccessAt: null,
    staleToldAt: null,
    consecutiveFailures: 0,
    lastFault: null,
    activeRunId: null,
    version: 1,
    createdAt: now,
    updatedAt: now,
  }
}

function changedSource(stored: Source, settings: SourceSettings, now: Date): Source {
  const isNewlyEnabled = settings.isEnabled && !stored.isEnabled
  const changed = {
    ...stored,
    ...settings,
    enabledAt: isNewlyEnabled ? now : stored.enabledAt,
    version: stored.version + 1,
    updatedAt: now,
  }
  // If a changed interval, or turning it off, ends the delay, a later delay is reported anew.
  return isStale(changed, now) ? changed : { ...changed, staleToldAt: null }
}

function readsOtherwise(before: Source, after: Source): boolean {
  return readingOf(before) !== readingOf(after)
}

function readingOf({ kind, urls, mapping, licence, name, newListings }: Source): string {
  return contentHash({ kind, urls, mapping, licence, name, newListings })
}
