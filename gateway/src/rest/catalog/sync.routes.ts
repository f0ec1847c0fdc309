import { z } from 'zod'
import { created, found, listed, missing, pageVariables } from '../responses.ts'
import { pageQuery, queryText } from '../inputs.ts'
import { recordId } from '../named-ids.ts'
import { ADMINS, PROBLEM, type Row, defineRoute } from '../route.ts'
import { isRow, rowOf, rowsOf, slugWord } from '../values.ts'

const tag = 'Administration'
const access = ADMINS

const SOURCE_FIELDS = `fragment SourceFields on Source {
  id key name kind target urls mapping licence minIntervalMs maxBytes keyName isEnabled newListings
  everyHours staleAfterHours lastAttemptAt lastSuccessAt consecutiveFailures lastFault isStale
  activeRun { id }
}`
const RUN_FIELDS = `fragment RunFields on SyncRun {
  id source target state isDryRun startedAt finishedAt fetched created changed unchanged closed missing
  quarantined failed notModified heldReason faults
}`

function presentSource({ activeRun, mapping, ...row }: Row): Row {
  return {
    ...row,
    kind: slugWord(row['kind']),
    target: slugWord(row['target']),
    newListings: slugWord(row['newListings']),
    mapping: typeof mapping === 'string' ? JSON.parse(mapping) : null,
    activeRunId: rowOf(activeRun)['id'] ?? null,
  }
}

function presentRun(row: Row): Row {
  return { ...row, target: slugWord(row['target']), state: slugWord(row['state']) }
}

const text = z.string().nullable()
const instant = z.iso.datetime().nullable()
const target = z.enum(['scholarships', 'universities'])

const sourceShape = z.strictObject({
  id: z.string(),
  key: z.string(),
  name: z.string(),
  kind: z.string(),
  target,
  urls: z.array(z.string()),
  mapping: z.unknown(),
  licence: text,
  minIntervalMs: z.int(),
  maxBytes: z.int(),
  keyName: text,
  isEnabled: z.boolean(),
  newListings: z.enum(['published', 'draft']),
  everyHours: z.int(),
  staleAfterHours: z.int(),
  lastAttemptAt: instant,
  lastSuccessAt: instant,
  consecutiveFailures: z.int(),
  lastFault: text,
  isStale: z.boolean(),
  activeRunId: text,
})

const runShape = z.strictObject({
  id: z.string(),
  source: z.string(),
  target,
  state: z.enum(['fetching', 'applying', 'held', 'finished', 'failed', 'discarded']),
  isDryRun: z.boolean(),
  startedAt: z.iso.datetime(),
  finishedAt: instant,
  fetched: z.int(),
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  closed: z.int(),
  missing: z.int(),
  quarantined: z.int(),
  failed: z.int(),
  notModified: z.int(),
  heldReason: text,
  faults: z.array(z.string()),
})

const settings = z.strictObject({
  name: z.string().optional(),
  kind: z.string().optional(),
  urls: z.array(z.string()).optional(),
  mapping: z.unknown().optional(),
  licence: z.string().nullish(),
  minIntervalMs: z.int().optional(),
  maxBytes: z.int().optional(),
  keyName: z.string().nullish(),
  isEnabled: z.boolean().optional(),
  newListings: z.string().optional(),
  everyHours: z.int().optional(),
  staleAfterHours: z.int().optional(),
})

/** GraphQL takes the mapping as text. */
function settingsOf({ mapping, ...others }: z.output<typeof settings>) {
  return mapping === undefined
    ? others
    : { ...others, mapping: mapping === null ? null : JSON.stringify(mapping) }
}

const SAVED = `... on SourceSuccess { source { ...SourceFields } } ${PROBLEM}`
const savedSource = (result: unknown) => presentSource(rowOf(rowOf(result)['source']))

const listSources = defineRoute({
  method: 'GET',
  path: '/api/admin/sources',
  tag,
  summary: 'The outside sources of the catalog, and their state.',
  access,
  operation: `query RestSources { sources { ...SourceFields } } ${SOURCE_FIELDS}`,
  answer: (data) => found(rowsOf(data['sources']).map(presentSource)),
  success: { status: 200, shape: z.array(sourceShape) },
})

const createSource = defineRoute({
  method: 'POST',
  path: '/api/admin/sources',
  tag,
  summary: 'Adds a source.',
  access,
  body: settings,
  operation: `mutation RestCreateSource($input: SaveSourceInput!) { saveSource(input: $input) { ${SAVED} } } ${SOURCE_FIELDS}`,
  variables: ({ body }) => ({ input: settingsOf(body) }),
  answer(data) {
    const source = savedSource(data['saveSource'])
    return created(`/api/admin/sources/${String(source['id'])}`, source)
  },
  success: { status: 201, shape: sourceShape },
})

const updateSource = defineRoute({
  method: 'PATCH',
  path: '/api/admin/sources/:id',
  tag,
  summary: 'Changes the given settings of a source; absent ones stay.',
  access,
  body: settings,
  operation: `mutation RestUpdateSource($input: SaveSourceInput!) { saveSource(input: $input) { ${SAVED} } } ${SOURCE_FIELDS}`,
  variables: ({ params, body }) => ({ input: { id: params['id'], ...settingsOf(body) } }),
  answer: (data) => found(savedSource(data['saveSource'])),
  success: { status: 200, shape: sourceShape },
})

const startRun = defineRoute({
  method: 'POST',
  path: '/api/admin/sources/:id/runs',
  tag,
  summary: 'Starts a run of a source, or joins the one in progress.',
  access,
  body: z.strictObject({ isDryRun: z.boolean().optional() }),
  operation: `mutation RestStartSync($input: StartSyncInput!) { startSync(input: $input) {
    ... on SyncRunsSuccess { runs { ...RunFields } } ${PROBLEM} } } ${RUN_FIELDS}`,
  variables: ({ params, body }) => ({
    input: { sourceId: params['id'], isDryRun: body.isDryRun ?? false },
  }),
  answer(data) {
    const [run = {}] = rowsOf(rowOf(data['startSync'])['runs'])
    return created(`/api/admin/sync-runs/${String(run['id'])}`, presentRun(run))
  },
  success: { status: 201, shape: runShape },
})

const listRuns = defineRoute({
  method: 'GET',
  path: '/api/admin/sync-runs',
  tag,
  summary: 'Runs of the sources, newest first.',
  access,
  query: z.object({ sourceId: recordId(queryText()), ...pageQuery }),
  operation: `query RestSyncRuns($sourceId: ID, $first: Int, $after: String) {
    syncRuns(sourceId: $sourceId, first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor } edges { node { ...RunFields } }
    }
  } ${RUN_FIELDS}`,
  variables: ({ query }) => ({ sourceId: query.sourceId ?? null, ...pageVariables(query) }),
  answer: (data, input) => listed(data['syncRuns'], presentRun, input),
  success: { status: 200, shape: z.array(runShape) },
})

const badRowShape = z.strictObject({
  position: z.int(),
  rowKey: text,
  page: z.string(),
  reasons: z.array(z.string()),
  raw: z.string(),
})

const getRun = defineRoute({
  method: 'GET',
  path: '/api/admin/sync-runs/:id',
  tag,
  summary: 'One run with its first hundred bad rows.',
  access,
  operation: `query RestSyncRun($id: ID!) { syncRun(id: $id) { ...RunFields
    badRows(first: 100) { edges { node { position rowKey page reasons raw } } } } } ${RUN_FIELDS}`,
  variables: ({ params }) => ({ id: params['id'] }),
  answer({ syncRun }) {
    if (!isRow(syncRun)) return missing('Run')
    const { badRows, ...run } = syncRun
    return found({
      ...presentRun(run),
      badRows: rowsOf(rowOf(badRows)['edges']).map(({ node }) => node),
    })
  },
  success: { status: 200, shape: runShape.extend({ badRows: z.array(badRowShape) }) },
})

const decideRun = defineRoute({
  method: 'POST',
  path: '/api/admin/sync-runs/:id/decision',
  tag,
  summary: 'Continues a waiting run (approve), or discards its rows (discard).',
  access,
  body: z.strictObject({
    decision: z.enum(['approve', 'discard'], 'Decision must be approve or discard'),
  }),
  operation: `mutation RestDecideSyncRun($input: DecideSyncRunInput!) { decideSyncRun(input: $input) {
    ... on SyncRunSuccess { run { ...RunFields } } ${PROBLEM} } } ${RUN_FIELDS}`,
  variables: ({ params, body }) => ({
    input: { runId: params['id'], decision: body.decision.toUpperCase() },
  }),
  answer: (data) => found(presentRun(rowOf(rowOf(data['decideSyncRun'])['run']))),
  success: { status: 200, shape: runShape },
})

export const syncRoutes = [
  listSources,
  createSource,
  updateSource,
  startRun,
  listRuns,
  getRun,
  decideRun,
]
