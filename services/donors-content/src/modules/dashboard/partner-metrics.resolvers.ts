import { parseOrThrow } from '@landfall/kit/graphql/parse-input'
import { throwProblem } from '@landfall/kit/core/problems'
import type { Context } from '../../context.ts'
import { metricsWish } from '../metrics/metrics.input.ts'
import { asMetricsSystem } from '../metrics/metrics.policy.ts'
import { presentMetrics } from '../metrics/metrics.present.ts'

type Of = { organizationId: string }
type Args = { filter?: Record<string, unknown> | null }

/** A key opens only its own organization, whichever one the query plan names. */
export const partnerFields = {
  __resolveReference: ({ organizationId }: Of, { caller }: Context) =>
    caller.partner?.organizationId === organizationId ? { organizationId } : null,

  async metrics({ organizationId }: Of, { filter }: Args, context: Context) {
    const reader = asMetricsSystem(context.caller, organizationId)
    if (!reader.ok) return throwProblem(reader.error)
    const wish = parseOrThrow(metricsWish, { ...filter, organizationId })
    const found = await context.useCases.dashboard.readMetrics(reader.value, wish)
    return found && presentMetrics(found)
  },
}
