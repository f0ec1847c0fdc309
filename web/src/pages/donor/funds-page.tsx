import { useQuery } from '@apollo/client/react'
import { CreateFundForm, keptBy } from '#features/funds/create-fund-form.tsx'
import { FundBalance } from '#features/funds/fund-balance.tsx'
import { fundFragment } from '#features/funds/fund-fragment.ts'
import { fundMessages as text } from '#features/funds/fund-messages.ts'
import { graphql, readFragment } from '#gql'
import type { Fund_FundFragment } from '#gql/graphql'
import { useViewer, type Viewer } from '#lib/session/session.ts'
import { LinkButton, TextLink } from '#page/links.tsx'
import { freshList } from '#page/next-page.ts'
import { Page } from '#page/page.tsx'
import { PaginatedList } from '#page/paginated-list.tsx'
import { paths } from '#paths'
import { workspacePaths } from '#workspace-paths'
import { Card } from '#ui/card.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

const query = graphql(`
  query FundsPage($after: String) {
    funds(first: 20, after: $after) {
      edges {
        cursor
        node {
          id
          ...Fund_Fund
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`)

/** /funds for people who act for an organization; to others the server lists none. */
export function FundsPage() {
  const viewer = useViewer()
  if (!viewer) return null
  const isReader = viewer.memberships?.some(({ role }) => role !== 'REVIEWER')
  return (
    <Page
      title={text.title}
      lead={text.lead}
      actions={isReader && <LinkButton to={paths.home()}>{text.home}</LinkButton>}
    >
      {isReader ? (
        <Funds viewer={viewer} />
      ) : (
        <EmptyState
          illustration="chart"
          title={text.outsideTitle}
          action={<LinkButton to={paths.home()}>{text.toHome}</LinkButton>}
        >
          {text.outside}
        </EmptyState>
      )}
    </Page>
  )
}

function Funds({ viewer }: { viewer: Viewer }) {
  const result = useQuery(query, { ...freshList })
  const list = result.data?.funds
  const mayCreate = keptBy(viewer).length > 0
  const isEmpty = list?.totalCount === 0
  return (
    <>
      <PaginatedList
        result={result}
        list={list}
        noun={text.noun}
        failed={text.failed}
        loading={text.loading}
        empty={
          <EmptyState illustration="chart" title={text.emptyTitle}>
            {mayCreate ? text.empty : text.emptyReader}
          </EmptyState>
        }
      >
        {(node) => <OneFund fund={readFragment(fundFragment, node)} />}
      </PaginatedList>
      {list && mayCreate && (
        <Card className="max-w-prose">
          <Disclosure key={String(isEmpty)} summary={text.create} isOpen={isEmpty}>
            <CreateFundForm viewer={viewer} />
          </Disclosure>
        </Card>
      )}
    </>
  )
}

function OneFund({ fund }: { fund: Fund_FundFragment }) {
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg break-words">
        <TextLink to={workspacePaths.fund(fund.id)}>{fund.name}</TextLink>
      </h2>
      <FundBalance balance={fund.balance} />
    </Card>
  )
}
