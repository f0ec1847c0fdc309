import { z } from 'zod'
import { connectionOf, parsePage } from '@landfall/kit/graphql/paging'
import { parseOrThrow, parseInput } from '@landfall/kit/graphql/parse-input'
import type { Problem } from '@landfall/kit/core/problems'
import type { Result } from '@landfall/kit/core/result'
import type { CatalogContext } from '../request/context.ts'
import { orThrow } from '../request/or-throw.ts'
import { enumOf } from '../request/present.ts'
import { asEditor, asSignedIn } from '../../record/scholarship/scholarship.policy.ts'
import type { PageArguments } from '../request/page-arguments.ts'
import { templateCsv } from '../../ingestion/listing-import/import-columns.ts'
import {
  confirmImportInput,
  createImportInput,
  importRowsArguments,
  undoImportInput,
} from '../../ingestion/listing-import/listing-import.input.ts'
import {
  type ImportRow,
  type ListingImport,
  type RowOutcome,
  type RowState,
  undoableUntil,
} from '../../ingestion/listing-import/listing-import.ts'
import { asImporter } from '../../ingestion/listing-import/listing-import.policy.ts'

type Input = { input: unknown }
type RowArguments = PageArguments & { outcome?: string | null; state?: string | null }

const positionOfImport = z.strictObject({ createdAt: z.coerce.date(), id: z.uuid() })
const positionOfRow = z.strictObject({ row: z.int().min(0) })

export const listingImportQueries = {
  async listingImport(
    _parent: unknown,
    { id }: { id: string },
    { useCases, viewer }: CatalogContext,
  ) {
    return useCases.findImport(orThrow(asSignedIn(viewer)), id)
  },

  async listingImports(
    _parent: unknown,
    { organizationId, ...page }: PageArguments & { organizationId?: string | null },
    { useCases, viewer, caller }: CatalogContext,
  ) {
    const ownerId = organizationId ?? null
    const importer = orThrow(asImporter(viewer, { ownerId }))
    const { first, after } = parsePage(caller, page, positionOfImport)
    const found = await useCases.listImports(importer, ownerId, { first, after })
    return connectionOf({
      items: found.records,
      node: (one) => one,
      positionOf: ({ createdAt, id }) => ({ createdAt, id }),
      hasNextPage: found.hasNextPage,
      hasPreviousPage: after !== null,
      totalCount: found.totalCount,
    })
  },

  listingImportTemplate: () => templateCsv(),
}

export const listingImportMutations = {
  async createListingImport(
    _parent: unknown,
    { input }: Input,
    { useCases, viewer }: CatalogContext,
  ) {
    const editor = asEditor(viewer)
    if (!editor.ok) return editor.error
    const parsed = parseInput(createImportInput, input)
    if (!parsed.ok) return parsed.error
    return present(await useCases.createListingImport(editor.value, parsed.value))
  },

  async confirmListingImport(
    _parent: unknown,
    { input }: Input,
    { useCases, viewer }: CatalogContext,
  ) {
    const editor = asEditor(viewer)
    if (!editor.ok) return editor.error
    const parsed = parseInput(confirmImportInput, input)
    if (!parsed.ok) return parsed.error
    return present(await useCases.confirmListingImport(editor.value, parsed.value))
  },

  async undoListingImport(
    _parent: unknown,
    { input }: Input,
    { useCases, viewer }: CatalogContext,
  ) {
    const editor = asEditor(viewer)
    if (!editor.ok) return editor.error
    const parsed = parseInput(undoImportInput, input)
    if (!parsed.ok) return parsed.error
    return present(await useCases.undoListingImport(editor.value, parsed.value))
  },
}

function present(outcome: Result<ListingImport, Problem>) {
  return outcome.ok
    ? { __typename: 'ListingImportSuccess', listingImport: outcome.value }
    : outcome.error
}

type Asked = { outcome?: RowOutcome; state?: RowState; isDraftOnly?: boolean }

/** A count of an import's rows; all counts of one import share one look-up. */
function counts(asked: Asked) {
  return async ({ id }: ListingImport, _args: unknown, { loaders }: CatalogContext) => {
    const rows = await loaders.rowCounts.load(id)
    return rows
      .filter(({ outcome }) => asked.outcome === undefined || outcome === asked.outcome)
      .filter(({ state }) => asked.state === undefined || state === asked.state)
      .filter(({ draftOnly }) => asked.isDraftOnly !== true || draftOnly)
      .reduce((sum, { count }) => sum + count, 0)
  }
}

export const listingImportType = {
  organizationId: ({ ownerId }: ListingImport) => ownerId,
  status: ({ status }: ListingImport) => enumOf(status),
  undoableUntil,
  rowCount: counts({}),
  newCount: counts({ outcome: 'new' }),
  changedCount: counts({ outcome: 'changed' }),
  unchangedCount: counts({ outcome: 'unchanged' }),
  errorCount: counts({ outcome: 'error' }),
  draftOnlyCount: counts({ outcome: 'new', isDraftOnly: true }),
  async waitingCount(one: ListingImport, args: unknown, context: CatalogContext) {
    const all = await counts({ state: 'waiting' })(one, args, context)
    const faulty = await counts({ state: 'waiting', outcome: 'error' })(one, args, context)
    return all - faulty
  },
  async refusedCount(one: ListingImport, args: unknown, context: CatalogContext) {
    const refused = await counts({ state: 'refused' })(one, args, context)
    return refused + (await counts({ state: 'failed' })(one, args, context))
  },
  undoneCount: counts({ state: 'undone' }),
  keptCount: counts({ state: 'kept' }),
  async rows(listingImport: ListingImport, args: RowArguments, context: CatalogContext) {
    const { useCases, caller } = context
    const { first, after } = parsePage(caller, args, positionOfRow)
    const { outcome, state } = parseOrThrow(importRowsArguments, args)
    const asked = { outcome, state, first, after: after?.row ?? 0 }
    const found = await useCases.listImportRows(listingImport, asked)
    const rows = (await context.loaders.rowCounts.load(listingImport.id)).filter(
      (row) =>
        (outcome === null || row.outcome === outcome) &&
        (state === null || row.state === state),
    )
    return connectionOf({
      items: found.rows,
      node: (row) => row,
      positionOf: ({ rowNumber }) => ({ row: rowNumber }),
      hasNextPage: found.hasNextPage,
      hasPreviousPage: after !== null,
      totalCount: rows.reduce((sum, row) => sum + row.count, 0),
    })
  },
}

export const importRowType = {
  outcome: ({ outcome }: ImportRow) => enumOf(outcome),
  state: ({ state }: ImportRow) => enumOf(state),
}
