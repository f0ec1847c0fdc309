import { useQuery } from '@apollo/client/react'
import { useSearchParams } from 'react-router'
import {
  askedFilter,
  filterOf,
  reportAddress,
  reportChoice,
} from '#features/donor-dashboard/dashboard-filter.ts'
import { dashboardMessages as text } from '#features/donor-dashboard/dashboard-messages.ts'
import { ReportSections } from '#features/donor-dashboard/report-sections.tsx'
import { graphql } from '#gql'
import { LinkButton } from '#page/links.tsx'
import { Page } from '#page/page.tsx'
import { QueryState } from '#page/query-state.tsx'
import { useViewer } from '#lib/session/session.ts'
import { buttonStyle } from '#ui/button-style.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { workspacePaths } from '#workspace-paths'

const query = graphql(`
  query ImpactReportPage($organizationId: ID!, $filter: DonorMetricsFilter) {
    donorReport(organizationId: $organizationId, filter: $filter) {
      organization
      ...ReportSections_DonorReport
    }
  }
`)

/** /donor-dashboard/report: the content of the PDF, to read and to print; the address holds the filter. */
export function ImpactReportPage() {
  const [address] = useSearchParams()
  const organizationId = useOrganizationId()
  const chosen = filterOf(address)
  const variables = { organizationId, filter: askedFilter(chosen) }
  // A story may have been withdrawn since.
  const result = useQuery(query, {
    variables,
    fetchPolicy: 'cache-and-network',
    skip: organizationId === '',
  })
  const { data } = result
  if (organizationId === '') return noReport
  if (!data)
    return (
      <Page title={text.impact} width="prose">
        <QueryState result={result} failed={text.reportFailed} label={text.reportLoading}>
          <Skeleton className="h-96" />
        </QueryState>
      </Page>
    )
  const report = data.donorReport
  if (!report) return noReport
  const choice = reportChoice(organizationId, chosen)
  return (
    <Page title={text.impact} lead={report.organization} width="prose">
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button onClick={() => window.print()}>{text.print}</Button>
        <a
          className={buttonStyle('secondary', 'normal')}
          href={reportAddress(choice)}
          download
        >
          {text.savePdf}
        </a>
        <LinkButton to={workspacePaths.donorDashboard({ organization: organizationId })}>
          {text.toDashboard}
        </LinkButton>
      </div>
      <ReportSections report={report} />
    </Page>
  )
}

/** Says why there is no report, and leads to setting up an organization, or to the dashboard of another one. */
function NoReport() {
  const viewer = useViewer()
  const isFirst = viewer?.accountType !== 'STUDENT' && !viewer?.memberships?.length
  return (
    <EmptyState
      illustration="chart"
      title={isFirst ? text.reportLater : text.noReport}
      action={
        isFirst ? (
          <LinkButton kind="primary" to={workspacePaths.onboarding()}>
            {text.setUp}
          </LinkButton>
        ) : (
          <LinkButton to={workspacePaths.donorDashboard()}>{text.toDashboard}</LinkButton>
        )
      }
    >
      {isFirst ? text.reportLaterText : text.noReportText}
    </EmptyState>
  )
}

/** No component of its own: the heading stays the same element, and keeps the focus. */
const noReport = (
  <Page title={text.impact}>
    <NoReport />
  </Page>
)

/** The organization in the address, otherwise the first whose figures the viewer may read. */
function useOrganizationId(): string {
  const [address] = useSearchParams()
  const memberships = useViewer()?.memberships ?? []
  const readable = memberships.find(({ role }) => role !== 'REVIEWER')
  return address.get('organizationId') ?? readable?.organization.id ?? ''
}
