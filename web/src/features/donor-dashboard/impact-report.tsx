import type { ReactNode } from 'react'
import type { Dashboard_DonorMetricsFragment } from '#gql/graphql'
import { formatMoney } from '#lib/format/format-money.ts'
import { LinkButton } from '#page/links.tsx'
import { buttonStyle } from '#ui/button-style.ts'
import { Card } from '#ui/card.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { dashboardMessages as text } from './dashboard-messages.ts'

type Props = {
  metrics: Dashboard_DonorMetricsFragment
  /** The page with the whole report. */
  pageAddress: string
  reportAddress: string
  /** The stories that recipients agreed to tell. */
  stories: ReactNode
}

/** The funds' figures, recipients' stories, and the report to hand on. */
export function ImpactReport({ metrics: { funds }, stories, ...addresses }: Props) {
  const money = (['pledged', 'awarded', 'disbursed'] as const).map((key) => ({
    key,
    header: text[key],
    isNumber: true,
    cell: (fund: (typeof funds)[number]) => formatMoney(fund[key]),
  }))
  return (
    <Card>
      <section aria-label={text.impact} className="flex flex-col gap-4">
        <h2 className="text-xl">{text.impact}</h2>
        <p className="max-w-prose text-muted">{text.impactText}</p>
        {funds.length === 0 ? (
          <p className="text-muted">{text.noFunds}</p>
        ) : (
          <DataTable
            caption={text.fundsTitle}
            isStacked
            columns={[
              { key: 'name', header: text.fund, cell: ({ name }) => text.fundOf(name) },
              ...money,
            ]}
            rows={funds}
            rowKey={({ fundId }) => fundId}
          />
        )}
        <h3 className="text-lg">{text.storiesTitle}</h3>
        {stories}
        <div className="flex flex-wrap gap-3">
          <LinkButton to={addresses.pageAddress}>{text.readReport}</LinkButton>
          <a
            className={buttonStyle('secondary', 'normal')}
            href={addresses.reportAddress}
            download
          >
            {text.savePdf}
          </a>
        </div>
      </section>
    </Card>
  )
}
