import type { Dashboard_DonorMetricsFragment } from '#gql/graphql'
import { dashboardMessages as text } from './dashboard-messages.ts'
import type { ChartValue } from './chart-values.ts'

/** How far applications came, in words. */
export function stageValues({ stages }: Dashboard_DonorMetricsFragment): ChartValue[] {
  return stages.map(({ stage, count }) => ({
    key: stage,
    label: text.stageOf[stage],
    count,
  }))
}
