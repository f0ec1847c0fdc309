import { useQuery } from '@apollo/client/react'
import { useState, type ReactNode } from 'react'
import { useParams } from 'react-router'
import { FundBalance } from '#features/funds/fund-balance.tsx'
import { fundFragment } from '#features/funds/fund-fragment.ts'
import { fundMessages as text } from '#features/funds/fund-messages.ts'
import { FundOffers } from '#features/funds/fund-offers.tsx'
import { LedgerTable } from '#features/funds/ledger-table.tsx'
import { PaysFor } from '#features/funds/pays-for.tsx'
import { graphql, readFragment } from '#gql'
import type { Fund_FundFragment } from '#gql/graphql'
import { LinkButton } from '#page/links.tsx'
import { Page } from '#page/page.tsx'
import { pageWithoutRecord } from '#page/page-without-record.tsx'
import { ListSkeleton } from '#page/paginated-list.tsx'
import { workspacePaths } from '#workspace-paths'
import { Card } from '#ui/card.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { Notice } from '#ui/notice.tsx'
import { PartFailed } from '#ui/part-failed.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

// Loaded separately: seldom filled in.
const PledgeForm = lazyPart(
  async () => (await import('#features/funds/pledge-form.tsx')).PledgeForm,
)

const query = graphql(`
  query FundPage($id: ID!) {
    fund(id: $id) {
      id
      ...Fund_Fund
    }
  }
`)

/** /funds/:id for people who act for its organization. */
export function FundPage() {
  const { id = '' } = useParams()
  const result = useQuery(query, { variables: { id }, fetchPolicy: 'cache-and-network' })
  const { data, error } = result
  const fund = readFragment(fundFragment, data?.fund)
  if (fund)
    return (
      <Page
        title={fund.name}
        lead={text.lead}
        actions={<LinkButton to={workspacePaths.funds()}>{text.back}</LinkButton>}
      >
        <OneFund fund={fund} />
      </Page>
    )
  return pageWithoutRecord({
    result,
    title: error ? text.oneFailed : text.title,
    words: text,
    next: { to: workspacePaths.funds(), label: text.back },
    skeleton: <ListSkeleton />,
  })
}

function OneFund({ fund }: { fund: Fund_FundFragment }) {
  const { id, currency, balance, isKeptByViewer } = fund
  const isEmpty = Number(balance.pledged.amount) === 0
  // The first pledge must not close the fold under somebody's hands.
  const [isOpen] = useState(isEmpty)
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex min-w-0 flex-col gap-8">
        <Card>
          <FundBalance balance={balance} />
        </Card>
        <Section id="offers" title={text.offers}>
          <FundOffers fundId={id} isKept={isKeptByViewer} />
        </Section>
        <Section id="ledger" title={text.ledger}>
          <p className="text-sm text-muted">{text.ledgerHelp}</p>
          <LedgerTable fundId={id} isKept={isKeptByViewer} />
        </Section>
      </div>
      <div className="flex flex-col gap-4">
        {isKeptByViewer && isEmpty && <Notice>{text.noPledges}</Notice>}
        {isKeptByViewer && (
          <Card>
            <Disclosure summary={text.pledge} isOpen={isOpen}>
              <LazyPart fallback={<Skeleton className="h-96" />} failed={<PartFailed />}>
                <PledgeForm fundId={id} currency={currency} />
              </LazyPart>
            </Disclosure>
          </Card>
        )}
        <PaysFor fund={fund} />
      </div>
    </div>
  )
}

type SectionProps = { id: string; title: string; children: ReactNode }

function Section({ id, title, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
