import type { Dashboard_DonorMetricsFragment, DonorMetricsFilter } from '#gql/graphql'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { dashboardMessages as text } from './dashboard-messages.ts'
import { useInsightWordings } from './use-insight-wordings.ts'

type Props = { metrics: Dashboard_DonorMetricsFragment; filter: DonorMetricsFilter }

/** Insights, each with its figures. */
export function Insights({ metrics, filter }: Props) {
  if (metrics.insights.length === 0)
    return <EmptyState title={text.noInsights}>{text.noInsightsText}</EmptyState>
  return <InsightList metrics={metrics} filter={filter} />
}

function InsightList({ metrics: { organizationId, insights }, filter }: Props) {
  const { wordings, askAgain, isAsking } = useInsightWordings(
    { organizationId, filter },
    insights.map(({ id }) => id),
  )
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">{text.insightsNote}</p>
      <ul className="grid gap-4 lg:grid-cols-2">
        {insights.map((insight) => {
          const wording = wordings.get(insight.id)
          return (
            <li key={insight.key}>
              <Card className="flex h-full flex-col gap-2">
                <h2 className="text-lg">{insight.title}</h2>
                <p>{wording?.text ?? insight.text}</p>
                {wording?.text && <p className="text-sm text-muted">{wording.by}</p>}
                {wording?.hasFailed && (
                  <WordingFailed isAsking={isAsking} onAskAgain={askAgain} />
                )}
                <Disclosure summary={text.figures}>
                  {wording?.text && (
                    <p className="pb-2">
                      {text.computedSentence}: {insight.text}
                    </p>
                  )}
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
          )
        })}
      </ul>
    </div>
  )
}

type FailedProps = { isAsking: boolean; onAskAgain: () => void }

/** The model was asked, and its answer was lost on the way. */
function WordingFailed({ isAsking, onAskAgain }: FailedProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <p className="text-sm text-muted">{text.wordingFailed}</p>
      <Button kind="quiet" isBusy={isAsking} onClick={onAskAgain}>
        {text.askAgain}
      </Button>
    </div>
  )
}
