import { parseOrThrow } from '@landfall/kit/graphql/parse-input'
import { throwProblem } from '@landfall/kit/core/problems'
import type { Viewer } from '@landfall/kit/identity/viewer'
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
  async donorMetrics(_root: unknown, args: Args, { viewer, useCases }: Context) {
    const { reader, wish } = readAsked(args, viewer)
    const found = await useCases.dashboard.readMetrics(reader, wish)
    return found && presentMetrics(found)
  },

  donorReport(_root: unknown, args: Args, { viewer, useCases }: Context) {
    const { reader, wish } = readAsked(args, viewer)
    return useCases.dashboard.readReport(reader, wish, nameOf(viewer, args.organizationId))
  },
}

function readAsked({ organizationId, filter }: Args, viewer: Viewer) {
  const reader = asMetricsReader(viewer)
  if (!reader.ok) return throwProblem(reader.error)
  const wish = parseOrThrow(metricsWish, { ...filter, organizationId })
  return { reader: reader.value, wish }
}

/** The name of an organization that the viewer is a member of. */
function nameOf(viewer: Viewer, id: string): string {
  const memberships = viewer.kind === 'user' ? viewer.memberships : []
  return memberships.find(({ organizationId }) => organizationId === id)?.name ?? ''
}

export const dashboardFields = {
  async csv({ metrics }: PresentedMetrics, _args: unknown, { useCases }: Context) {
    return metricsCsv(metrics, await useCases.dashboard.readFunds(metrics.organizationId))
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
