import { z } from 'zod'
import { created, found, listed, missing, pageVariables } from '../responses.ts'
import {
  commaList,
  idsIn,
  pageQuery,
  queryChoice,
  queryDecimal,
  queryFlag,
  queryText,
} from '../inputs.ts'
import { recordId } from '../named-ids.ts'
import { defineRoute, PROBLEM } from '../route.ts'
import {
  SCHOLARSHIP_FIELDS,
  presentScholarship,
  scholarshipShape,
} from './scholarship.presenter.ts'
import {
  REQUIREMENT_FIELDS,
  presentRequirement,
  requirementShape,
} from './requirement.presenter.ts'
import { hasAllFailed, startedMessage, SYNC_FAILED, syncMessage } from './sync-message.ts'
import { isRow, rowOf, rowsOf } from '../values.ts'

const tag = 'Scholarships'

const filterQuery = z.object({
  query: queryText(),
  degreeLevel: commaList(),
  fieldOfStudy: commaList(),
  country: commaList(),
  countries: commaList(),
  minAmount: queryDecimal(),
  maxAmount: queryDecimal(),
  noEssay: queryFlag(),
  complexity: commaList(),
  fullTuition: queryFlag(),
  deadlineSoon: queryFlag(),
  eligibleOnly: queryFlag(),
  includeUnknown: queryFlag(),
  includePast: queryFlag(),
  universityId: recordId(queryText()),
  ids: recordId(commaList()),
  sort: queryChoice(['relevance', 'deadline', 'amount', 'newest', 'effort', 'fit']),
  ...pageQuery,
})

const listScholarships = defineRoute({
  method: 'GET',
  path: '/api/scholarships',
  tag,
  summary:
    'Searches the published scholarships, including those that wait for their next round.',
  access: 'public',
  query: filterQuery,
  operation: `query RestScholarships($filter: ScholarshipFilter, $sort: ScholarshipSort, $first: Int, $after: String) {
    scholarships(filter: $filter, sort: $sort, first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor } edges { node { ...ScholarshipFields } }
    }
  } ${SCHOLARSHIP_FIELDS}`,
  variables({ query, address }) {
    const { sort, limit, cursor, country = [], countries = [], ...others } = query
    const both = [...countries, ...country]
    const filter = {
      ...others,
      countries: both.length > 0 ? both : undefined,
      ids: idsIn(address.search, query),
    }
    return { filter, sort: sort ?? null, ...pageVariables({ limit, cursor }) }
  },
  answer: (data, input) => listed(data['scholarships'], presentScholarship, input),
  success: { status: 200, shape: z.array(scholarshipShape) },
})

const statsShape = z.strictObject({
  totalCount: z.int(),
  deadlineSoonCount: z.int(),
  countriesCount: z.int(),
  refreshedAt: z.iso.datetime().nullable(),
})

const scholarshipStats = defineRoute({
  method: 'GET',
  path: '/api/scholarships/stats',
  tag,
  summary:
    'Figures of the published scholarships, including those that wait for their next round.',
  access: 'public',
  operation: `query RestScholarshipStats {
    scholarshipStats { totalCount deadlineSoonCount countriesCount refreshedAt }
  }`,
  answer: (data) => found(data['scholarshipStats']),
  success: { status: 200, shape: statsShape },
})

const scholarshipCount = defineRoute({
  method: 'GET',
  path: '/api/scholarships/count',
  tag,
  summary:
    'How many scholarships are published, including those that wait for their next round.',
  access: 'public',
  operation: `query RestScholarshipCount { scholarshipStats { totalCount } }`,
  answer: (data) => found(data['scholarshipStats']),
  success: { status: 200, shape: z.strictObject({ totalCount: z.int() }) },
})

const suggestScholarshipSearches = defineRoute({
  method: 'GET',
  path: '/api/scholarships/suggestions',
  tag,
  summary: 'Suggestions for a search as it is typed.',
  access: 'public',
  query: z.object({ prefix: queryText(), limit: pageQuery.limit }),
  operation: `query RestSuggestions($prefix: String!, $first: Int) {
    scholarshipSuggestions(prefix: $prefix, first: $first) { kind text value }
  }`,
  variables: ({ query }) => ({ prefix: query.prefix ?? '', first: query.limit ?? 8 }),
  answer: ({ scholarshipSuggestions: suggestions }) =>
    found(
      (Array.isArray(suggestions) ? suggestions : []).map((one: unknown) => {
        const row = rowOf(one)
        return { ...row, kind: String(row['kind']).toLowerCase() }
      }),
    ),
  success: {
    status: 200,
    shape: z.array(
      z.strictObject({
        kind: z.enum(['words', 'field', 'country', 'provider', 'title']),
        text: z.string(),
        value: z.string().nullable(),
      }),
    ),
  },
})

const syncScholarships = defineRoute({
  method: 'POST',
  path: '/api/scholarships/sync-external',
  tag,
  summary:
    'For an admin: reads every enabled outside source now; 503 when none could be read. For everyone else: how fresh the catalog is.',
  access: 'public',
  operation: `mutation RestSyncExternal { syncExternal {
    isStarted isRunning count sourceCount failedCount heldCount openCount finishedAt freshness
  } }`,
  answer(data) {
    const outcome = rowOf(data['syncExternal'])
    if (hasAllFailed(outcome))
      return { status: 503, body: SYNC_FAILED, headers: { 'retry-after': '60' } }
    const isStarted = outcome['isStarted'] === true
    const { isRunning, finishedAt } = outcome
    const count = Number(isStarted ? outcome['count'] : outcome['openCount'])
    const message = isStarted
      ? startedMessage(outcome)
      : syncMessage(count, outcome['freshness'])
    return found({ count, message, finishedAt, isStarted, isRunning })
  },
  success: {
    status: 200,
    shape: z.strictObject({
      count: z.int(),
      message: z.string(),
      finishedAt: z.iso.datetime().nullable(),
      isStarted: z.boolean(),
      isRunning: z.boolean(),
    }),
  },
})

const getScholarship = defineRoute({
  method: 'GET',
  path: '/api/scholarships/:id',
  tag,
  summary: 'One scholarship, by id or slug, with who decides each of its requirements.',
  access: 'public',
  operation: `query RestScholarship($id: ID!) {
    scholarship(id: $id) { ...ScholarshipFields requirements { ...RequirementFields } }
  } ${SCHOLARSHIP_FIELDS} ${REQUIREMENT_FIELDS}`,
  variables: ({ params }) => ({ id: params['id'] }),
  answer({ scholarship }) {
    if (!isRow(scholarship)) return missing('Scholarship')
    const requirementDetails = rowsOf(scholarship['requirements']).map(presentRequirement)
    return found({ ...presentScholarship(scholarship), requirementDetails })
  },
  success: {
    status: 200,
    shape: scholarshipShape.extend({ requirementDetails: z.array(requirementShape) }),
  },
})

const reportScholarship = defineRoute({
  method: 'POST',
  path: '/api/scholarships/:id/reports',
  tag,
  summary: 'Reports a problem with a listing.',
  access: 'signed-in',
  body: z.strictObject({
    reason: z.string('Please enter text').nullish(),
    details: z.string('Please enter text').nullish(),
  }),
  operation: `mutation RestReportScholarship($input: ReportScholarshipInput!) {
    reportScholarship(input: $input) {
      ... on ReportScholarshipSuccess { message }
      ${PROBLEM}
    }
  }`,
  variables: ({ params, body }) => ({ input: { id: params['id'], ...body } }),
  answer: (data, { address }) => created(address.path, data['reportScholarship']),
  success: { status: 201, shape: z.strictObject({ message: z.string() }) },
})

export const scholarshipRoutes = [
  listScholarships,
  scholarshipStats,
  scholarshipCount,
  suggestScholarshipSearches,
  syncScholarships,
  getScholarship,
  reportScholarship,
]
