import { connectionOf, parsePage } from '@landfall/kit/graphql/paging'
import {
  type Problem,
  forbidden,
  notFound,
  notSignedIn,
  validationFailed,
} from '@landfall/kit/core/problems'
import { isUuid } from '@landfall/kit/core/ids'
import { z } from 'zod'
import type { CatalogContext } from '../request/context.ts'
import { orThrow } from '../request/or-throw.ts'
import { enumOf } from '../request/present.ts'
import { asAdmin, isAdmin } from '@landfall/kit/identity/admin-policy'
import type { PageArguments } from '../request/page-arguments.ts'
import type { SyncRun } from '../../ingestion/sync-run/sync-run.ts'
import type { RunDecision } from '../../ingestion/source/decide-run.ts'
import type { SourceInput } from '../../ingestion/source/source-input.ts'
import { type Source, isStale, targetOf } from '../../ingestion/source/source.ts'

type Input<T> = { input: T }

const runPosition = z.strictObject({ startedAt: z.iso.datetime(), id: z.uuid() })
const rowPosition = z.int().nonnegative()

export const sourceQueries = {
  sources: (_parent: unknown, _args: unknown, { useCases, viewer }: CatalogContext) =>
    useCases.listSources(orThrow(asAdmin(viewer))),

  source: (
    _parent: unknown,
    { id }: { id: string },
    { useCases, viewer }: CatalogContext,
  ) => useCases.findSource(orThrow(asAdmin(viewer)), id),

  async syncRuns(
    _parent: unknown,
    { sourceId, ...page }: PageArguments & { sourceId?: string | null },
    { useCases, viewer, caller }: CatalogContext,
  ) {
    const admin = orThrow(asAdmin(viewer))
    const { first, after } = parsePage(caller, page, runPosition)
    const found = await useCases.listSyncRuns(admin, sourceId ?? null, { first, after })
    return connectionOf({
      items: found.runs,
      node: (run) => run,
      positionOf: ({ startedAt, id }) => ({ startedAt: startedAt.toISOString(), id }),
      hasNextPage: found.hasNextPage,
      hasPreviousPage: after !== null,
      totalCount: found.totalCount,
    })
  },

  syncRun: (
    _parent: unknown,
    { id }: { id: string },
    { useCases, viewer }: CatalogContext,
  ) => useCases.findSyncRun(orThrow(asAdmin(viewer)), id),
}

type SaveInput = Omit<SourceInput, 'mapping'> & { mapping?: string | null }

export const sourceMutations = {
  async saveSource(
    _parent: unknown,
    { input }: Input<SaveInput>,
    { useCases, viewer }: CatalogContext,
  ) {
    const { value, fault } = readMapping(input.mapping)
    if (fault !== undefined && isAdmin(viewer))
      return validationFailed([{ path: ['mapping'], message: fault }])
    const given: SourceInput = { ...input, mapping: value }
    if (given.id != null && !isUuid(given.id)) return notFound('source')
    const outcome = await useCases.saveSource(viewer, given)
    return outcome.ok
      ? { __typename: 'SourceSuccess', source: outcome.value }
      : outcome.error
  },

  async startSync(
    _parent: unknown,
    { input }: Input<{ sourceId?: string | null; isDryRun?: boolean | null }>,
    { useCases, viewer }: CatalogContext,
  ): Promise<Problem | { __typename: string; runs: SyncRun[] }> {
    if (viewer.kind === 'visitor') return notSignedIn()
    if (!isAdmin(viewer)) return forbidden()
    const wish = { startedBy: viewer.userId, isDryRun: input.isDryRun === true }
    if (input.sourceId == null) {
      return {
        __typename: 'SyncRunsSuccess',
        runs: await useCases.startSync.startAll(wish),
      }
    }
    const id = input.sourceId
    const run = isUuid(id) ? await useCases.startSync.startOne(id, wish) : null
    return run === null
      ? notFound('source')
      : { __typename: 'SyncRunsSuccess', runs: [run] }
  },

  async decideSyncRun(
    _parent: unknown,
    { input }: Input<{ runId: string; decision: string }>,
    { useCases, viewer }: CatalogContext,
  ) {
    const decision = input.decision.toLowerCase() as RunDecision
    if (!isUuid(input.runId) && isAdmin(viewer)) return notFound('run')
    const outcome = await useCases.decideSyncRun(viewer, input.runId, decision)
    return outcome.ok ? { __typename: 'SyncRunSuccess', run: outcome.value } : outcome.error
  },

  syncExternal: (_parent: unknown, _args: unknown, { useCases, viewer }: CatalogContext) =>
    useCases.syncExternal(viewer),
}

/** The text as JSON; the parser's own words say where it goes wrong. */
function readMapping(text: string | null | undefined): { value?: unknown; fault?: string } {
  if (text === undefined) return {}
  if (text === null || text.trim() === '') return { value: null }
  try {
    const value: unknown = JSON.parse(text)
    return { value }
  } catch (error) {
    const where = error instanceof Error ? error.message : ''
    return { fault: `This is no JSON: ${where}`.slice(0, 200) }
  }
}

export const sourceType = {
  kind: ({ kind }: Source) => enumOf(kind),
  target: ({ kind }: Source) => enumOf(targetOf(kind)),
  newListings: ({ newListings }: Source) => enumOf(newListings),
  mapping: ({ mapping }: Source) =>
    mapping === null ? null : JSON.stringify(mapping, null, 2),
  isStale: (source: Source, _args: unknown, { clock }: CatalogContext) =>
    isStale(source, clock.now()),
  activeRun: (
    { activeRunId }: Source,
    _args: unknown,
    { useCases, viewer }: CatalogContext,
  ) =>
    activeRunId === null
      ? null
      : useCases.findSyncRun(orThrow(asAdmin(viewer)), activeRunId),
}

/** What a run says beside its counts; who is no admin learns nothing of the sources themselves. */
export const sourceRunType = {
  from({ sourceId }: SyncRun, _args: unknown, { useCases, viewer }: CatalogContext) {
    const admin = asAdmin(viewer)
    return sourceId === null || !admin.ok
      ? null
      : useCases.findSource(admin.value, sourceId)
  },
  target: ({ target }: SyncRun) => enumOf(target),
  state: ({ state }: SyncRun) => enumOf(state),
  heldReason: ({ heldReason }: SyncRun, _args: unknown, { viewer }: CatalogContext) =>
    isAdmin(viewer) ? heldReason : null,
  faults: ({ faults }: SyncRun, _args: unknown, { viewer }: CatalogContext) =>
    isAdmin(viewer) ? faults : [],

  async badRows(run: SyncRun, page: PageArguments, context: CatalogContext) {
    const { useCases, viewer, caller } = context
    const admin = orThrow(asAdmin(viewer))
    const { first, after } = parsePage(caller, page, rowPosition)
    const found = await useCases.listBadRows(admin, run.id, { first, after })
    return connectionOf({
      items: found.rows,
      node: (row) => row,
      positionOf: ({ position }) => position,
      hasNextPage: found.hasNextPage,
      hasPreviousPage: after !== null,
      totalCount: found.totalCount,
    })
  },
}
