import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import { type Problem, conflict, notFound } from '@landfall/kit/core/problems'
import { type Result, err, ok } from '@landfall/kit/core/result'
import type { SignedInViewer } from '@landfall/kit/identity/viewer'
import type { Outbox } from '@landfall/kit/transaction/outbox'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { freeSlug, recordOf } from '../../record/scholarship/create-scholarship.ts'
import { archived } from '../../record/scholarship/listing-status.ts'
import { NOTHING_STATED } from '../../record/scholarship/nothing-stated.ts'
import {
  type ChangeStores,
  publishChanges,
} from '../../record/scholarship/publish-change.ts'
import { slugOf } from '../../record/scholarship/scholarship-slug.ts'
import type { ScholarshipStore } from '../../record/scholarship/scholarship.store.ts'
import type { ListingCaseStore } from '../listing-case/listing-case.store.ts'
import { logEntry } from '../listing-case/log-entry.ts'
import { keepEntry } from '../listing-case/keep-entry.ts'
import type { DecideSuggestionInput } from './listing-suggestion.input.ts'
import type { ListingSuggestion } from './listing-suggestion.ts'
import type { ListingSuggestionStore } from './listing-suggestion.store.ts'

type Stores = ChangeStores & {
  listingSuggestions: ListingSuggestionStore
  listingCases: ListingCaseStore
  scholarships: ScholarshipStore
}
type Tx = Stores & { outbox: Outbox }
type Deps = { unitOfWork: UnitOfWork<Stores>; clock: Clock; newId: () => string }
type Outcome = Result<ListingSuggestion, Problem>

const STATUS_OF = { draft: 'drafted', dismiss: 'dismissed', reopen: 'open' } as const
const SEEN_OTHERWISE = 'Someone has already decided about this suggestion.'
const SUGGESTED_AGAIN = 'The same page has been suggested again since.'
const WORKED_ON = 'Its draft has been edited or published since.'

/** Makes a draft listing of a suggestion, dismisses it, or undoes either. Repeating a decision changes nothing. */
export function makeDecideSuggestion({ unitOfWork, clock, newId }: Deps) {
  return async (
    admin: SignedInViewer,
    { id, decision, version }: DecideSuggestionInput,
  ): Promise<Outcome> =>
    unitOfWork(async (tx): Promise<Outcome> => {
      const { listingSuggestions } = tx
      const found = isUuid(id) ? await listingSuggestions.findForUpdate(id) : null
      if (found === null) return err(notFound('suggestion'))
      const status = STATUS_OF[decision]
      if (found.status === status) return ok(found)
      const isOfOpen = found.status === 'open'
      if (found.version !== version || isOfOpen === (decision === 'reopen')) {
        return err(conflict(SEEN_OTHERWISE))
      }
      const now = clock.now()
      const obstacle = decision === 'reopen' ? await takeBack(tx, found, admin, now) : null
      if (obstacle !== null) return err(conflict(obstacle))
      const scholarshipId =
        decision === 'draft'
          ? await makeDraft(tx, found, { id: newId(), admin, now })
          : null
      const isDecided = decision !== 'reopen'
      const decided: ListingSuggestion = {
        ...found,
        status,
        scholarshipId,
        decidedAt: isDecided ? now : null,
        decidedBy: isDecided ? admin.userId : null,
        version: found.version + 1,
      }
      await listingSuggestions.put(decided)
      return ok(decided)
    })
}

/** Makes a draft with only a name and an address. @returns its id */
async function makeDraft(
  tx: Tx,
  { url, name }: ListingSuggestion,
  { id, admin, now }: { id: string; admin: SignedInViewer; now: Date },
): Promise<string> {
  const host = new URL(url).hostname.replace(/^www\./, '')
  const title = name ?? host
  const details = {
    ...NOTHING_STATED,
    title,
    provider: host,
    applicationUrl: url,
    sourceUrl: url,
  }
  const slug = await freeSlug(tx.scholarships, slugOf(title), id)
  const owner = { id: null, name: null }
  const draft = recordOf(details, { id, slug, owner, status: 'draft', now })
  await tx.scholarships.saveAll([draft], now)
  await publishChanges(tx, { created: [draft] }, now)
  await keepEntry(tx, logEntry('suggested', { scholarshipId: id, actor: admin, now }))
  return id
}

/** Withdraws a draft that nobody has worked on. @returns why the decision can't be undone; null if it can */
async function takeBack(
  tx: Tx,
  { scholarshipId, addressKey }: ListingSuggestion,
  admin: SignedInViewer,
  now: Date,
): Promise<string | null> {
  await tx.listingSuggestions.queueFor(addressKey)
  if (await tx.listingSuggestions.isWaiting(addressKey)) return SUGGESTED_AGAIN
  if (scholarshipId === null) return null
  const draft = await tx.scholarships.findForUpdate(scholarshipId)
  if (draft?.status !== 'draft' || draft.version > 1) return WORKED_ON
  const away = archived(draft, now)
  await tx.scholarships.saveAll([away], now)
  await publishChanges(tx, { archived: [away] }, now)
  await keepEntry(tx, logEntry('archived', { scholarshipId, actor: admin, now }))
  return null
}
