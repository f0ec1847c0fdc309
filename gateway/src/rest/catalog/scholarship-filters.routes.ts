import { z } from 'zod'
import { NO_CONTENT, created, found, listed, missing, pageVariables } from '../responses.ts'
import { decimal, flag, list, pageQuery, rawText, text } from '../inputs.ts'
import { actorId } from '../named-ids.ts'
import { PROBLEM, type Row, defineRoute } from '../route.ts'
import { DEGREE_LEVELS, eachWord, isRow, rowOf, rowsOf, slugWord } from '../values.ts'

const tag = 'Saved searches'
const access = 'signed-in'

const RECORD = `id studentId name query countries { name } degreeLevel fieldOfStudy { name }
  minAmount maxAmount noEssay complexity fullTuition includeUnknown alert onlyWhatFits address
  matchCount eligibleCount newCount
  lastNotifiedAt createdAt updatedAt`

/** The word for a country that is on no list, as everywhere. */
const OTHER = ['other']

function presentRecord(row: Row): Row {
  const { countries, degreeLevel, fieldOfStudy, complexity, alert, ...same } = row
  const names = rowsOf(countries).map(({ name }) => name)
  return {
    ...same,
    countries: countries === null || names.length > 0 ? names : OTHER,
    degreeLevel: eachWord(degreeLevel, slugWord),
    fieldOfStudy: rowsOf(fieldOfStudy).map(({ name }) => name),
    complexity: eachWord(complexity, slugWord),
    alert: slugWord(alert),
  }
}

const recordShape = z.strictObject({
  id: z.string(),
  studentId: z.string(),
  name: z.string(),
  query: z.string().nullable(),
  countries: z.array(z.string()),
  degreeLevel: z.array(z.enum(DEGREE_LEVELS)),
  fieldOfStudy: z.array(z.string()),
  minAmount: z.string().nullable(),
  maxAmount: z.string().nullable(),
  noEssay: z.boolean(),
  complexity: z.array(z.enum(['simple', 'medium', 'complex'])),
  fullTuition: z.boolean(),
  includeUnknown: z.boolean(),
  alert: z.enum(['at-once', 'daily', 'off']),
  onlyWhatFits: z.boolean(),
  address: z.string(),
  matchCount: z.int(),
  eligibleCount: z.int().nullable(),
  newCount: z.int(),
  lastNotifiedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})

const filters = {
  query: text(),
  countries: list(),
  degreeLevel: list(),
  fieldOfStudy: list(),
  minAmount: decimal(),
  maxAmount: decimal(),
  noEssay: flag(),
  complexity: list(),
  fullTuition: flag(),
  includeUnknown: flag(),
  alert: text(),
  onlyWhatFits: flag(),
}

const listFilters = defineRoute({
  method: 'GET',
  path: '/api/scholarship-filters',
  tag,
  summary: 'The caller’s saved searches, newest first, with how many scholarships fit now.',
  access,
  query: z.object(pageQuery),
  operation: `query RestSavedSearches($first: Int, $after: String) {
    savedSearches(first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor } edges { node { ${RECORD} } }
    }
  }`,
  variables: ({ query }) => pageVariables(query),
  answer: (data, input) => listed(data['savedSearches'], presentRecord, input),
  success: { status: 200, shape: z.array(recordShape) },
})

const getFilter = defineRoute({
  method: 'GET',
  path: '/api/scholarship-filters/:id',
  tag,
  summary: 'One saved search of the caller.',
  access,
  operation: `query RestSavedSearch($id: ID!) { savedSearch(id: $id) { ${RECORD} } }`,
  variables: ({ params }) => ({ id: params['id'] }),
  answer: ({ savedSearch }) =>
    isRow(savedSearch) ? found(presentRecord(savedSearch)) : missing('Saved search'),
  success: { status: 200, shape: recordShape },
})

const RESULT = `... on SavedSearchSuccess { savedSearch { ${RECORD} } } ${PROBLEM}`

const createFilter = defineRoute({
  method: 'POST',
  path: '/api/scholarship-filters',
  tag,
  summary:
    'Saves a search; `alert` is at-once, daily or off, `onlyWhatFits` is true by default.',
  access,
  body: z.strictObject({ studentId: actorId(text()), name: rawText(), ...filters }),
  operation: `mutation RestCreateSavedSearch($input: CreateSavedSearchInput!) {
    createSavedSearch(input: $input) { ${RESULT} }
  }`,
  variables: ({ body }) => ({ input: body }),
  answer({ createSavedSearch }) {
    const record = presentRecord(rowOf(rowOf(createSavedSearch)['savedSearch']))
    return created(`/api/scholarship-filters/${record['id']}`, record)
  },
  success: { status: 201, shape: recordShape },
})

const updateFilter = defineRoute({
  method: 'PATCH',
  path: '/api/scholarship-filters/:id',
  tag,
  summary: 'Changes name, alert or filters; absent fields stay, null clears.',
  access,
  body: z.strictObject({ name: rawText(), ...filters }),
  operation: `mutation RestUpdateSavedSearch($input: UpdateSavedSearchInput!) {
    updateSavedSearch(input: $input) { ${RESULT} }
  }`,
  variables: ({ params, body }) => ({ input: { id: params['id'], ...body } }),
  answer: ({ updateSavedSearch }) =>
    found(presentRecord(rowOf(rowOf(updateSavedSearch)['savedSearch']))),
  success: { status: 200, shape: recordShape },
})

const removeFilter = defineRoute({
  method: 'DELETE',
  path: '/api/scholarship-filters/:id',
  tag,
  summary: 'Removes the saved search.',
  access,
  operation: `mutation RestRemoveSavedSearch($input: SavedSearchIdInput!) {
    removeSavedSearch(input: $input) { ... on RemoveSavedSearchSuccess { id } ${PROBLEM} }
  }`,
  variables: ({ params }) => ({ input: { id: params['id'] } }),
  answer: () => NO_CONTENT,
  success: { status: 204, shape: null },
})

export const scholarshipFilterRoutes = [
  listFilters,
  getFilter,
  createFilter,
  updateFilter,
  removeFilter,
]
