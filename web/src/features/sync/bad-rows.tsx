import { graphql, readFragment, type FragmentType } from '#gql'
import { Card } from '#ui/card.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { ShowMore } from '#ui/show-more.tsx'
import { syncMessages as text } from './sync-messages.ts'

const fragment = graphql(`
  fragment BadRows_BadRowConnection on BadRowConnection {
    edges {
      cursor
      node {
        position
        rowKey
        page
        reasons
        raw
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    totalCount
  }
`)

/** How many are read at a time. */
const firstPage = 20

type BadRowsProps = {
  rows: FragmentType<typeof fragment>
  isLoadingMore: boolean
  onShowMore: (after: string) => void
}

/** Rows that the run rejected, each with the reason and its original text. */
export function BadRows(props: BadRowsProps) {
  const { edges, pageInfo, totalCount } = readFragment(fragment, props.rows)
  const after = pageInfo.endCursor
  return (
    <section aria-labelledby="bad-rows" className="flex flex-col gap-4">
      <h2 id="bad-rows" className="text-xl">
        {text.badRows}
      </h2>
      {totalCount === 0 && <p className="text-muted">{text.noBadRows}</p>}
      <ul className="flex flex-col gap-4">
        {edges.map(({ node }) => (
          <li key={node.position}>
            <Card className="flex flex-col gap-2">
              <h3 className="font-semibold break-words">{node.rowKey ?? text.withoutId}</h3>
              <p className="text-sm break-all text-muted">{node.page}</p>
              <ul className="list-disc ps-5">
                {node.reasons.map((reason) => (
                  <li key={reason} className="break-words">
                    {reason}
                  </li>
                ))}
              </ul>
              {node.raw && (
                <Disclosure summary={text.raw}>
                  <pre className="max-h-64 overflow-auto text-sm break-all whitespace-pre-wrap">
                    {node.raw}
                  </pre>
                </Disclosure>
              )}
            </Card>
          </li>
        ))}
      </ul>
      {(pageInfo.hasNextPage || totalCount > firstPage) && (
        <ShowMore
          shownCount={edges.length}
          totalCount={totalCount}
          noun={text.badRowsNoun}
          hasMore={pageInfo.hasNextPage}
          isLoading={props.isLoadingMore}
          onPress={() => after && props.onShowMore(after)}
        />
      )}
    </section>
  )
}
