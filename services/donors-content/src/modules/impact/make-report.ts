import type { Clock } from '@landfall/kit/core/clock'
import type { AwardsFilter, Shown } from '../content/content.ts'
import type { MetricsReader } from '../metrics/metrics.policy.ts'
import type { MetricsWish, ReadMetrics } from '../metrics/read-metrics.ts'
import type { ProjectionStore } from '../projection/projection.store.ts'
import { impactPdf } from './impact-pdf.ts'
import { impactReport } from './impact-report.ts'
import { impactStory } from './impact-story.ts'

type Deps = {
  readMetrics: ReadMetrics
  readStories: (awards: AwardsFilter) => Promise<Shown[]>
  projection: ProjectionStore
  clock: Clock
}

/** The impact report of an organization as a PDF; null when it is not the reader's. */
export function makeMakeReport({ readMetrics, readStories, projection, clock }: Deps) {
  return async function makeReport(
    reader: MetricsReader,
    wish: MetricsWish,
    organization: string,
  ): Promise<Buffer | null> {
    const metrics = await readMetrics(reader, wish)
    if (metrics === null) return null
    const funds = await projection.fundsOf(metrics.organizationId)
    const now = clock.now()
    const told = wish.fundId ? funds.filter(({ fundId }) => fundId === wish.fundId) : funds
    const stories = (await readStories(metrics.filter)).map(impactStory)
    const report = impactReport({ organization, metrics, funds: told, stories, now })
    return impactPdf(report, now)
  }
}
