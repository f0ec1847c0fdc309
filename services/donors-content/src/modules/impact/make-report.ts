import type { Clock } from '@landfall/kit/core/clock'
import type { AwardsFilter, Shown } from '../content/content.ts'
import type { MetricsReader } from '../metrics/metrics.policy.ts'
import type { MetricsWish, ReadMetrics } from '../metrics/read-metrics.ts'
import type { ProjectionStore } from '../projection/projection.store.ts'
import { impactPdf } from './impact-pdf.ts'
import { type ImpactReport, impactReport } from './impact-report.ts'
import { impactStory } from './impact-story.ts'

type Deps = {
  readMetrics: ReadMetrics
  readStories: (awards: AwardsFilter) => Promise<Shown[]>
  projection: ProjectionStore
  clock: Clock
}

/** An organization's impact report, for a page; null if the reader may not see it. */
export function makeReadReport({ readMetrics, readStories, projection, clock }: Deps) {
  return async function readReport(
    reader: MetricsReader,
    wish: MetricsWish,
    organization: string,
  ): Promise<ImpactReport | null> {
    const metrics = await readMetrics(reader, wish)
    if (metrics === null) return null
    const funds = await projection.fundsOf(metrics.organizationId)
    const stories = (await readStories(metrics.filter)).map(impactStory)
    return impactReport({ organization, metrics, funds, stories, now: clock.now() })
  }
}

/** The same as a PDF. */
export function makeMakeReport(deps: Deps) {
  const readReport = makeReadReport(deps)
  return async function makeReport(
    ...asked: Parameters<typeof readReport>
  ): Promise<Buffer | null> {
    const report = await readReport(...asked)
    return report && impactPdf(report, deps.clock.now())
  }
}
