import type { Problem } from '@landfall/kit/core/problems'
import type { Result } from '@landfall/kit/core/result'
import { parseInput } from '@landfall/kit/graphql/parse-input'
import type { Viewer } from '@landfall/kit/identity/viewer'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import type { PanelRef } from '../settings/review.policy.ts'

/** Every mutation of a panel: who acts, with what, what is done, how it is answered. */
export async function runOnPanel<S extends z.ZodType, T>(
  context: Context,
  policy: (viewer: Viewer) => Result<PanelRef, Problem>,
  schema: S,
  input: unknown,
  act: (panelist: PanelRef, input: z.output<S>) => Promise<Result<T, Problem>>,
  present: (value: T) => object,
) {
  const panelist = policy(context.viewer)
  if (!panelist.ok) return panelist.error
  const parsed = parseInput(schema, input)
  if (!parsed.ok) return parsed.error
  const done = await act(panelist.value, parsed.value)
  return done.ok ? present(done.value) : done.error
}
