import { z } from 'zod'
import { connectionOf, parsePage } from '@landfall/kit/graphql/paging'
import { type Problem, notFound } from '@landfall/kit/core/problems'
import type { Result } from '@landfall/kit/core/result'
import { type CatalogContext, viewerPlan } from '../request/context.ts'
import { orThrow } from '../request/or-throw.ts'
import { enumOf } from '../request/present.ts'
import { FIELDS } from '@landfall/matching/reference/fields'
import {
  type SavedSearchInput,
  readChange,
  readNewSearch,
} from '../../alerts/saved-search/saved-search.input.ts'
import { asStudent } from '../../alerts/saved-search/saved-search.policy.ts'
import {
  type SavedSearch,
  searchAddress,
  searchOf,
} from '../../alerts/saved-search/saved-search.ts'

const position = z.strictObject({ createdAt: z.coerce.date(), id: z.uuid() })
const fields = new Map(FIELDS.map((field) => [field.code, field]))

type PageArgs = { first?: number | null; after?: string | null }
type Input<T> = { input: T }

export const savedSearchQueries = {
  async savedSearches(_root: unknown, args: PageArgs, context: CatalogContext) {
    const student = orThrow(asStudent(context.viewer))
    const { first, after } = parsePage(context.caller, args, position)
    const found = await context.useCases.listSavedSearches(student, { first, after })
    return connectionOf({
      items: found.records,
      node: (search) => search,
      positionOf: ({ createdAt, id }) => ({ createdAt, id }),
      hasNextPage: found.hasNextPage,
      hasPreviousPage: after !== null,
      totalCount: found.totalCount,
    })
  },

  savedSearch(_root: unknown, { id }: { id: string }, context: CatalogContext) {
    return context.useCases.findSavedSearch(orThrow(asStudent(context.viewer)), id)
  },
}

export const savedSearchMutations = {
  async createSavedSearch(
    _root: unknown,
    { input }: Input<SavedSearchInput>,
    { viewer, useCases }: CatalogContext,
  ) {
    const student = asStudent(viewer, input.studentId)
    if (!student.ok) return student.error
    const read = readNewSearch(input)
    if (!read.ok) return read.error
    return answer(await useCases.createSavedSearch(student.value, read.value))
  },

  async updateSavedSearch(
    _root: unknown,
    { input: { id, ...change } }: Input<SavedSearchInput & { id: string }>,
    { viewer, useCases }: CatalogContext,
  ) {
    const student = asStudent(viewer)
    if (!student.ok) return asMissing(student.error)
    const { update } = useCases.changeSavedSearch
    return answer(await update(student.value, id, readChange(change)))
  },

  async markSavedSearchSeen(
    _root: unknown,
    { input }: Input<{ id: string }>,
    { viewer, useCases }: CatalogContext,
  ) {
    const student = asStudent(viewer)
    if (!student.ok) return asMissing(student.error)
    return answer(await useCases.changeSavedSearch.markSeen(student.value, input.id))
  },

  async removeSavedSearch(
    _root: unknown,
    { input }: Input<{ id: string }>,
    { viewer, useCases }: CatalogContext,
  ) {
    const student = asStudent(viewer)
    if (!student.ok) return asMissing(student.error)
    const removed = await useCases.changeSavedSearch.remove(student.value, input.id)
    return removed.ok
      ? { __typename: 'RemoveSavedSearchSuccess', id: removed.value.id }
      : removed.error
  },
}

export const savedSearchType = {
  async __resolveReference({ id }: { id: string }, { viewer, useCases }: CatalogContext) {
    const student = asStudent(viewer)
    return student.ok ? useCases.findSavedSearch(student.value, id) : null
  },
  countries: ({ countries }: SavedSearch) => countries?.map((code) => ({ code })) ?? null,
  degreeLevel: ({ degreeLevel }: SavedSearch) => degreeLevel.map(enumOf),
  fieldOfStudy: ({ fieldOfStudy }: SavedSearch) =>
    fieldOfStudy.flatMap((code) => fields.get(code) ?? []),
  complexity: ({ complexity }: SavedSearch) => complexity.map(enumOf),
  alert: ({ alert }: SavedSearch) => enumOf(alert),
  address: (search: SavedSearch) => searchAddress(search),
  async matchCount(search: SavedSearch, _args: unknown, { useCases }: CatalogContext) {
    const { searchScholarships } = useCases
    return (await searchScholarships(searchOf(search), 'deadline', null)).totalCount()
  },
  async eligibleCount(search: SavedSearch, _args: unknown, context: CatalogContext) {
    const plan = await viewerPlan(context)
    if (plan === null) return null
    const mine = { ...searchOf(search), eligibleOnly: true }
    const found = await context.useCases.searchScholarships(mine, 'deadline', plan)
    return found.totalCount()
  },
  newCount: ({ id }: SavedSearch, _args: unknown, { loaders }: CatalogContext) =>
    loaders.newFits.load(id),
}

function answer(outcome: Result<SavedSearch, Problem>) {
  return outcome.ok
    ? { __typename: 'SavedSearchSuccess', savedSearch: outcome.value }
    : outcome.error
}

/** People who are signed in but cannot save searches find no record, just as with somebody else's. */
function asMissing(problem: Problem): Problem {
  return problem.__typename === 'Forbidden' ? notFound('saved search') : problem
}
