import type { Problem } from '@landfall/kit/core/problems'
import type { Result } from '@landfall/kit/core/result'
import { parseInput } from '@landfall/kit/graphql/parse-input'
import type { Viewer } from '@landfall/kit/identity/viewer'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import type { PanelRef } from './review.policy.ts'

/** The resolver of a panel's mutation: who acts, with what, what is done, how it is answered. */
export function panelMutation<S extends z.ZodType, T>(
  policy: (viewer: Viewer) => Result<PanelRef, Problem>,
  schema: S,
  useCaseOf: (
    useCases: Context['useCases'],
  ) => (panelist: PanelRef, input: z.output<S>) => Promise<Result<T, Problem>>,
  present: (value: T) => object,
) {
  return async (_root: unknown, { input }: { input: unknown }, context: Context) => {
    const panelist = policy(context.viewer)
    if (!panelist.ok) return panelist.error
    const parsed = parseInput(schema, input)
    if (!parsed.ok) return parsed.error
    const done = await useCaseOf(context.useCases)(panelist.value, parsed.value)
    return done.ok ? present(done.value) : done.error
  }
}
