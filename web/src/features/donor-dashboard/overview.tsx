import type { Dashboard_DonorMetricsFragment } from '#gql/graphql'
import { formatDateTime } from '#lib/format/format.ts'
import { DataTable } from '#ui/data-table.tsx'
import { Stat } from '#ui/stat.tsx'
import { formatNumber } from '#ui/format-number.ts'
import { dashboardMessages as text } from './dashboard-messages.ts'
import { FigureChart } from './figure-chart.tsx'
import { stageValues } from './stage-values.ts'

type Props = { metrics: Dashboard_DonorMetricsFragment }

/** The figures at a glance, as they change. */
export function Overview({ metrics }: Props) {
  const { totalApplications, countriesReached, outcomes } = metrics
  const countOf = (wanted: string) =>
    metrics.stages.find(({ stage }) => stage === wanted)?.count ?? 0
  return (
    <div className="flex flex-col gap-6">
      <dl aria-live="polite" className="figures">
        <Stat label={text.applications} value={formatNumber(totalApplications)} />
        <Stat label={text.waiting} value={formatNumber(outcomes.waiting)} />
        <Stat label={text.offered} value={formatNumber(countOf('AWARDED'))} />
        <Stat label={text.accepted} value={formatNumber(countOf('ACCEPTED'))} />
        <Stat
          label={text.countries}
          value={formatNumber(countriesReached)}
          source={text.countriesSource}
        />
      </dl>
      <p className="text-muted">{text.liveNote}</p>
      <FigureChart
        title={text.stages}
        kind="rows"
        column={text.stage}
        values={stageValues(metrics)}
      />
      <ByScholarship metrics={metrics} />
      <History metrics={metrics} />
    </div>
  )
}

function ByScholarship({ metrics }: Props) {
  return (
    <DataTable
      caption={text.byScholarship}
      isStacked
      columns={[
        {
          key: 'title',
          header: text.scholarshipColumn,
          cell: ({ scholarship }) => scholarship.title,
        },
        ...(['applications', 'waiting', 'shortlisted', 'awarded', 'accepted'] as const).map(
          (key) => ({
            key,
            header: key === 'awarded' ? text.offered : text[key],
            isNumber: true,
            cell: (row: (typeof metrics.scholarships)[number]) => formatNumber(row[key]),
          }),
        ),
      ]}
      rows={metrics.scholarships}
      rowKey={({ scholarshipId }) => scholarshipId}
    />
  )
}

function History({ metrics: { snapshots } }: Props) {
  if (snapshots.length === 0) return null
  return (
    <DataTable
      caption={text.history}
      isStacked
      columns={[
        {
          key: 'takenAt',
          header: text.historyOn,
          cell: ({ takenAt }) => formatDateTime(takenAt),
        },
        {
          key: 'applications',
          header: text.applications,
          isNumber: true,
          cell: ({ applications }) => formatNumber(applications),
        },
        {
          key: 'new',
          header: text.historyNew,
          isNumber: true,
          cell: ({ newApplications: added }) => (added == null ? '–' : formatNumber(added)),
        },
        {
          key: 'awarded',
          header: text.offered,
          isNumber: true,
          cell: ({ awarded }) => formatNumber(awarded),
        },
      ]}
      rows={snapshots}
      rowKey={({ version }) => String(version)}
    />
  )
}
