import type { Clock } from '@landfall/kit/core/clock'
import type { AwardsFilter, Shown } from '../content/content.ts'
import type { ChosenMetrics } from '../metrics/metrics.ts'
import type { MetricsReader } from '../metrics/metrics.policy.ts'
import type { MetricsWish, ReadMetrics } from '../metrics/read-metrics.ts'
import type { ProjectionStore } from '../projection/projection.store.ts'
import { impactPdf } from './impact-pdf.ts'
import { type ImpactReport, impactReport } from './impact-report.ts'
import { impactStory } from './impact-story.ts'

type Deps = {
  readMetrics: ReadMetrics
  readStories: (awards: AwardsFilter) => Promise<Shown[]>
  tellReport: TellReport
  clock: Clock
}

/** What an organization's report says of figures that somebody may read. */
export function makeTellReport(o: { projection: ProjectionStore; clock: Clock }) {
  return async function tellReport(
    metrics: ChosenMetrics,
    organization: string,
  ): Promise<ImpactReport> {
    const funds = await o.projection.fundsOf(metrics.organizationId)
    return impactReport({ organization, metrics, funds, now: o.clock.now() })
  }
}

export type TellReport = ReturnType<typeof makeTellReport>

/** The impact report of an organization as a PDF; null when it is not the reader's. */
export function makeMakeReport({ readMetrics, readStories, tellReport, clock }: Deps) {
  return async function makeReport(
    reader: MetricsReader,
    wish: MetricsWish,
    organization: string,
  ): Promise<Buffer | null> {
    const metrics = await readMetrics(reader, wish)
    if (metrics === null) return null
    const report = await tellReport(metrics, organization)
    const stories = (await readStories(metrics.filter)).map(impactStory)
    return impactPdf(report, stories, clock.now())
  }
}
