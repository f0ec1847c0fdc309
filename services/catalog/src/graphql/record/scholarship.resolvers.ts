import type { Problem } from '@landfall/kit/core/problems'
import type { Result } from '@landfall/kit/core/result'
import type { CatalogContext } from '../request/context.ts'
import type { CreateInput } from '../../record/scholarship/create-scholarship.ts'
import type { StoredScholarship } from '../../record/scholarship/stored-scholarship.ts'
import type { UpdateInput } from '../../record/scholarship/update-scholarship.ts'

type Input<T> = { input: T }

export const scholarshipMutations = {
  createScholarship: async (
    _parent: unknown,
    { input }: Input<CreateInput>,
    { useCases, viewer }: CatalogContext,
  ) => {
    const outcome = await useCases.createScholarship(viewer, storable(input))
    return outcome.ok
      ? { __typename: 'ScholarshipSuccess', ...outcome.value }
      : outcome.error
  },

  updateScholarship: async (
    _parent: unknown,
    { input }: Input<UpdateInput>,
    { useCases, viewer }: CatalogContext,
  ) => present(await useCases.updateScholarship(viewer, storable(input))),

  publishScholarship: async (
    _parent: unknown,
    { input }: Input<{ id: string }>,
    { useCases, viewer }: CatalogContext,
  ) => present(await useCases.publishScholarship(viewer, input.id)),

  closeScholarship: async (
    _parent: unknown,
    { input }: Input<{ id: string }>,
    { useCases, viewer }: CatalogContext,
  ) => present(await useCases.closeScholarship(viewer, input.id)),

  archiveScholarship: async (
    _parent: unknown,
    { input }: Input<{ id: string }>,
    { useCases, viewer }: CatalogContext,
  ) => present(await useCases.archiveScholarship(viewer, input.id)),
}

function present(outcome: Result<StoredScholarship, Problem>) {
  return outcome.ok
    ? { __typename: 'ScholarshipSuccess', scholarship: outcome.value, notice: null }
    : outcome.error
}

/** PostgreSQL stores no NUL character, and no person means one. */
function storable<T>(input: T): T
function storable(input: unknown): unknown {
  if (typeof input === 'string') return input.replaceAll('\u0000', '')
  if (Array.isArray(input)) return input.map((item) => storable(item))
  if (typeof input !== 'object' || input === null) return input
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, storable(value)]),
  )
}
