import type { Problem } from '@landfall/kit/core/problems'
import type { Result } from '@landfall/kit/core/result'
import type { Viewer } from '@landfall/kit/identity/viewer'
import type { UseCases } from '../../composition/use-cases.ts'
import type { CatalogContext } from '../request/context.ts'
import type { CreateInput } from '../../record/scholarship/create-scholarship.ts'
import { asEditor } from '../../record/scholarship/scholarship.policy.ts'
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

  publishScholarship: (
    _parent: unknown,
    { input }: Input<{ id: string }>,
    { useCases, viewer }: CatalogContext,
  ) => change(viewer, useCases.publishScholarship, input.id),

  closeScholarship: (
    _parent: unknown,
    { input }: Input<{ id: string }>,
    { useCases, viewer }: CatalogContext,
  ) => change(viewer, useCases.closeScholarship, input.id),

  archiveScholarship: (
    _parent: unknown,
    { input }: Input<{ id: string }>,
    { useCases, viewer }: CatalogContext,
  ) => change(viewer, useCases.archiveScholarship, input.id),
}

async function change(
  viewer: Viewer,
  take: UseCases['publishScholarship'],
  id: string,
): Promise<ReturnType<typeof present>> {
  const editor = asEditor(viewer)
  return editor.ok ? present(await take(editor.value, id)) : editor.error
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
