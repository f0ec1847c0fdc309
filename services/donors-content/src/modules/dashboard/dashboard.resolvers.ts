import { problemsFromZod, throwProblem } from '@landfall/kit/core/problems'
import type { Context } from '../../context.ts'
import { presentStory } from '../content/content.present.ts'
import { insightsOf } from '../insight/insights.ts'
import { metricsCsv } from '../metrics/metrics-csv.ts'
import { metricsWish } from '../metrics/metrics.input.ts'
import { asMetricsReader } from '../metrics/metrics.policy.ts'
import {
  LABELS,
  presentFund,
  presentMetrics,
  type PresentedMetrics,
} from '../metrics/metrics.present.ts'

type Args = { organizationId: string; filter?: Record<string, unknown> | null }

const SNAPSHOTS_SHOWN = 5

export const dashboardQueries = {
  async donorMetrics(_root: unknown, args: Args, context: Context) {
    const reader = asMetricsReader(context.viewer)
    if (!reader.ok) return throwProblem(reader.error)
    const { organizationId, filter } = args
    const wish = metricsWish.safeParse({ ...filter, organizationId })
    if (!wish.success) return throwProblem(problemsFromZod(wish.error))
    const found = await context.useCases.dashboard.readMetrics(reader.value, wish.data)
    return found && presentMetrics(found)
  },
}

export const dashboardFields = {
  async csv({ metrics }: PresentedMetrics, _args: unknown, { useCases }: Context) {
    return metricsCsv(metrics, await useCases.dashboard.readFunds(metrics.organizationId))
  },

  async report({ metrics }: PresentedMetrics, _args: unknown, context: Context) {
    const { viewer, useCases } = context
    if (viewer.kind !== 'user') return null
    const { organizationId } = metrics
    const membership = viewer.memberships.find((of) => of.organizationId === organizationId)
    return membership ? useCases.dashboard.tellReport(metrics, membership.name) : null
  },

  insights: ({ metrics }: PresentedMetrics) =>
    insightsOf(metrics, { country: LABELS.country, field: LABELS.field }),

  async funds({ organizationId }: PresentedMetrics, _args: unknown, context: Context) {
    const funds = await context.useCases.dashboard.readFunds(organizationId)
    return funds.map(presentFund)
  },

  async stories({ metrics }: PresentedMetrics, _args: unknown, { useCases }: Context) {
    return (await useCases.dashboard.readStories(metrics.filter)).map(presentStory)
  },

  async snapshots({ organizationId }: PresentedMetrics, _args: unknown, context: Context) {
    const kept = await context.useCases.dashboard.readSnapshots(
      organizationId,
      SNAPSHOTS_SHOWN,
    )
    return kept.map(({ version, takenAt, figures, since }) => ({
      version,
      takenAt,
      ...figures,
      newApplications: since?.deltas.applications ?? null,
    }))
  },
}
