import type { Problem } from '@landfall/kit/core/problems'
import type { Result } from '@landfall/kit/core/result'
import type { CatalogContext } from '../request/context.ts'
import type { CreateInput } from '../../record/scholarship/create-scholarship.ts'
import {
  type RawForm,
  readScholarshipForm,
} from '../../record/scholarship/scholarship-form.ts'
import type { StoredScholarship } from '../../record/scholarship/stored-scholarship.ts'
import type { UpdateInput } from '../../record/scholarship/update-scholarship.ts'

type Input<T> = { input: T }
type Raw<T> = Input<Omit<T, 'details'> & { details: RawForm }>

export const scholarshipMutations = {
  createScholarship: async (
    _parent: unknown,
    { input }: Raw<CreateInput>,
    { useCases, viewer }: CatalogContext,
  ) => {
    const details = readScholarshipForm(input.details)
    const outcome = await useCases.createScholarship(viewer, { ...input, details })
    return outcome.ok
      ? { __typename: 'ScholarshipSuccess', ...outcome.value }
      : outcome.error
  },

  updateScholarship: async (
    _parent: unknown,
    { input }: Raw<UpdateInput>,
    { useCases, viewer }: CatalogContext,
  ) => {
    const details = readScholarshipForm(input.details)
    return present(await useCases.updateScholarship(viewer, { ...input, details }))
  },

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
