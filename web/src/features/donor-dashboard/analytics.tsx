import { dayInWords, monthInWords } from '@landfall/calendar/words'
import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { graphql } from '#gql'
import type { Dashboard_DonorMetricsFragment, DonorMetricsFilter } from '#gql/graphql'
import { showError } from '#lib/graphql/show-error.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast-store.ts'
import { dashboardMessages as text } from './dashboard-messages.ts'
import type { ChartValue } from './chart-values.ts'
import { showCountry } from '#entities/country/show-country.tsx'
import { CountryMap } from './country-map.tsx'
import { FigureChart } from './figure-chart.tsx'
import { saveCsv } from '#lib/browser/save-file.ts'
import { stageValues } from './stage-values.ts'

type Metrics = Dashboard_DonorMetricsFragment
type Groups = Metrics['countries']

const csvQuery = graphql(`
  query DashboardCsv($organizationId: ID!, $filter: DonorMetricsFilter) {
    donorMetrics(organizationId: $organizationId, filter: $filter) {
      csv
    }
  }
`)

/** Every figure as a chart and a table. */
export function Analytics({
  metrics,
  filter,
}: {
  metrics: Metrics
  filter: DonorMetricsFilter
}) {
  const { timeToDecision, period } = metrics
  const { medianDays } = timeToDecision
  return (
    <div className="flex flex-col gap-6">
      <SaveCsv organizationId={metrics.organizationId} filter={filter} />
      <div className="grid gap-6 lg:grid-cols-2">
        <FigureChart
          title={text.overTime}
          kind="line"
          column={text.periodOf[period]}
          note={text.overTimeNote}
          values={metrics.applicationsOverTime.map(({ start, count }) => ({
            key: start,
            label: period === 'MONTH' ? monthInWords(start) : dayInWords(start),
            count,
          }))}
        />
        <FigureChart
          title={text.stages}
          kind="rows"
          column={text.stage}
          values={stageValues(metrics)}
        />
        <Applicants metrics={metrics} />
        <FigureChart
          title={text.decisionsTitle}
          kind="rows"
          column={text.decisionColumn}
          note={medianDays == null ? undefined : text.medianOf(medianDays)}
          empty={text.noDecisions}
          values={timeToDecision.decided === 0 ? [] : timeToDecision.bands.map(keyed)}
        />
      </div>
    </div>
  )
}

/** Facts that may tell who somebody is, and so come in groups. */
function Applicants({ metrics }: { metrics: Metrics }) {
  return (
    <>
      <FigureChart
        title={text.countriesTitle}
        kind="rows"
        column={text.country}
        note={text.folded}
        empty={text.tooFew}
        values={groupValues(metrics.countries)}
        showLabel={({ key, label }) => showCountry({ value: key, label })}
        picture={<CountryMap groups={metrics.countries.groups} />}
      />
      <FigureChart
        title={text.fieldsTitle}
        kind="rows"
        column={text.field}
        note={text.folded}
        empty={text.tooFew}
        values={groupValues(metrics.fields)}
      />
      <FigureChart
        title={text.scoresTitle}
        kind="columns"
        column={text.score}
        note={text.folded}
        empty={text.noScores}
        values={groupValues(metrics.scores)}
      />
    </>
  )
}

const keyed = (one: { label: string; count: number }): ChartValue => ({
  key: one.label,
  ...one,
})

/** The groups, and everybody else last; nothing while there is no group to show. */
function groupValues({ groups, other }: Groups): ChartValue[] {
  if (groups.length === 0) return []
  return [
    ...groups.map(({ key, label, count }) => ({ key, label, count })),
    ...(other > 0 ? [{ key: '', label: text.other, count: other }] : []),
  ]
}

function SaveCsv(variables: { organizationId: string; filter: DonorMetricsFilter }) {
  const client = useApolloClient()
  const [isBusy, setBusy] = useState(false)
  async function save() {
    setBusy(true)
    try {
      const read = { query: csvQuery, variables, fetchPolicy: 'no-cache' } as const
      const { data } = await client.query(read)
      if (!data?.donorMetrics) throw new Error('The answer is empty')
      saveCsv(data.donorMetrics.csv, 'figures.csv')
    } catch (error) {
      const description = showError(error, 'page')
      toast.error({ title: text.csvFailed, description, topic: 'figures' })
    }
    setBusy(false)
  }
  return (
    <Button className="self-start" isBusy={isBusy} onClick={() => void save()}>
      {text.saveCsv}
    </Button>
  )
}
