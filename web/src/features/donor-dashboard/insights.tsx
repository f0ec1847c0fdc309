import type { Dashboard_DonorMetricsFragment } from '#gql/graphql'
import { Card } from '#ui/card.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { dashboardMessages as text } from './dashboard-messages.ts'

/** What stands out, each with its figures. */
export function Insights({
  metrics: { insights },
}: {
  metrics: Dashboard_DonorMetricsFragment
}) {
  if (insights.length === 0)
    return <EmptyState title={text.noInsights}>{text.noInsightsText}</EmptyState>
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">{text.insightsNote}</p>
      <ul className="grid gap-4 lg:grid-cols-2">
        {insights.map((insight) => (
          <li key={insight.key}>
            <Card className="flex h-full flex-col gap-2">
              <h2 className="text-lg">{insight.title}</h2>
              <p>{insight.text}</p>
              <Disclosure summary={text.figures}>
                <dl className="flex flex-col gap-1">
                  {insight.figures.map(({ label, value }) => (
                    <div key={label} className="flex justify-between gap-4">
                      <dt className="text-muted">{label}</dt>
                      <dd className="tabular font-semibold">{value}</dd>
                    </div>
                  ))}
                </dl>
              </Disclosure>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  )
}
