import { z } from 'zod'
import { found, listed, pageVariables } from '../responses.ts'
import { pageQuery, queryChoice } from '../inputs.ts'
import { ADMINS, PROBLEM, type Row, defineRoute } from '../route.ts'
import { rowOf, slugWord } from '../values.ts'

const tag = 'Administration'
const access = ADMINS
const instant = z.iso.datetime().nullable()

const MERGE_FIELDS = `fragment MergeFields on ListingMerge {
  id state isAutomatic score reasons createdAt decidedAt
  survivor { id slug title provider } merged { id slug title provider }
}`
const listingShape = z
  .strictObject({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    provider: z.string(),
  })
  .nullable()
const mergeShape = z.strictObject({
  id: z.string(),
  state: z.enum(['proposed', 'merged', 'declined', 'undone']),
  isAutomatic: z.boolean(),
  score: z.number(),
  reasons: z.array(z.string()),
  createdAt: z.iso.datetime(),
  decidedAt: instant,
  survivor: listingShape,
  merged: listingShape,
})
const presentMerge = (row: Row): Row => ({ ...row, state: slugWord(row['state']) })

const listMerges = defineRoute({
  method: 'GET',
  path: '/api/admin/listing-merges',
  tag,
  summary:
    'Pairs of listings that look like one award, filtered by decision, newest first.',
  access,
  query: z.object({
    state: queryChoice(['proposed', 'merged', 'declined', 'undone']),
    ...pageQuery,
  }),
  operation: `query RestListingMerges($state: ListingMergeState, $first: Int, $after: String) {
    listingMerges(state: $state, first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor } edges { node { ...MergeFields } }
    }
  } ${MERGE_FIELDS}`,
  variables: ({ query }) => ({ state: query.state ?? 'PROPOSED', ...pageVariables(query) }),
  answer: (data, input) => listed(data['listingMerges'], presentMerge, input),
  success: { status: 200, shape: z.array(mergeShape) },
})

const decideMerge = defineRoute({
  method: 'POST',
  path: '/api/admin/listing-merges/:id/decision',
  tag,
  summary:
    'Merges two listings, marks them as not duplicates (decline), or undoes a merge.',
  access,
  body: z.strictObject({
    decision: z.enum(
      ['merge', 'decline', 'undo'],
      'Decision must be merge, decline or undo',
    ),
  }),
  operation: `mutation RestDecideListingMerge($input: DecideListingMergeInput!) { decideListingMerge(input: $input) {
    ... on ListingMergeSuccess { merge { ...MergeFields } } ${PROBLEM} } } ${MERGE_FIELDS}`,
  variables: ({ params, body }) => ({
    input: { id: params['id'], decision: body.decision.toUpperCase() },
  }),
  answer: (data) => found(presentMerge(rowOf(rowOf(data['decideListingMerge'])['merge']))),
  success: { status: 200, shape: mergeShape },
})

export const listingMergeRoutes = [listMerges, decideMerge]
