import { connectionOf, parsePage } from '@landfall/kit/graphql/paging'
import { parseInput, parseOrThrow } from '@landfall/kit/graphql/parse-input'
import { notFound } from '@landfall/kit/core/problems'
import { z } from 'zod'
import type { CatalogContext } from '../request/context.ts'
import { orThrow } from '../request/or-throw.ts'
import { enumOf } from '../request/present.ts'
import { asAdmin, isAdmin } from '@landfall/kit/identity/admin-policy'
import type { PageArguments } from '../request/page-arguments.ts'
import type { SyncRun } from '../../ingestion/sync-run/sync-run.ts'
import { decideRunInput, startSyncInput } from '../../ingestion/sync-run/sync-run.input.ts'
import { saveSourceInput } from '../../ingestion/source/source-input.ts'
import { type Source, isStale, targetOf } from '../../ingestion/source/source.ts'

type Input = { input: unknown }

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

export const sourceMutations = {
  async saveSource(
    _parent: unknown,
    { input }: Input,
    { useCases, viewer }: CatalogContext,
  ) {
    const admin = asAdmin(viewer)
    if (!admin.ok) return admin.error
    const parsed = parseInput(saveSourceInput, input)
    if (!parsed.ok) return parsed.error
    const outcome = await useCases.saveSource(admin.value, parsed.value)
    return outcome.ok
      ? { __typename: 'SourceSuccess', source: outcome.value }
      : outcome.error
  },

  async startSync(
    _parent: unknown,
    { input }: Input,
    { useCases, viewer }: CatalogContext,
  ) {
    const admin = asAdmin(viewer)
    if (!admin.ok) return admin.error
    const { sourceId, isDryRun } = parseOrThrow(startSyncInput, input)
    const wish = { startedBy: admin.value.userId, isDryRun }
    if (sourceId === null) {
      const runs = await useCases.startSync.startAll(wish)
      return { __typename: 'SyncRunsSuccess', runs }
    }
    const run = await useCases.startSync.startOne(sourceId, wish)
    return run === null
      ? notFound('source')
      : { __typename: 'SyncRunsSuccess', runs: [run] }
  },

  async decideSyncRun(
    _parent: unknown,
    { input }: Input,
    { useCases, viewer }: CatalogContext,
  ) {
    const admin = asAdmin(viewer)
    if (!admin.ok) return admin.error
    const decided = parseOrThrow(decideRunInput, input)
    const outcome = await useCases.decideSyncRun(admin.value, decided)
    return outcome.ok ? { __typename: 'SyncRunSuccess', run: outcome.value } : outcome.error
  },

  syncExternal: async (
    _parent: unknown,
    _args: unknown,
    { useCases, viewer }: CatalogContext,
  ) => {
    const outcome = await useCases.syncExternal(viewer)
    return { ...outcome, freshness: await useCases.readFreshness() }
  },
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

/** A run's fields besides its counts; only admins learn about the sources themselves. */
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
