import type { Problem } from '@landfall/kit/core/problems'
import type { Result } from '@landfall/kit/core/result'
import type { Viewer } from '@landfall/kit/identity/viewer'
import type { UseCases } from '../../composition/use-cases.ts'
import type { CatalogContext } from '../request/context.ts'
import type { CreateInput } from '../../record/scholarship/create-scholarship.ts'
import {
  type RawForm,
  readScholarshipForm,
} from '../../record/scholarship/scholarship-form.ts'
import { asEditor } from '../../record/scholarship/scholarship.policy.ts'
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
