import { z } from 'zod'
import { found, listed, missing, pageVariables } from '../responses.ts'
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
import { type Row, defineRoute } from '../route.ts'
import { amountOf, capitalized, isRow } from '../values.ts'

const tag = 'Universities'

const SAME = `id slug unitid name city state stateName location website control ranking rankingSource
  acceptanceRate tuitionYear description studentPopulation undergraduateEnrollment
  internationalStudents internationalStudentsPercent internationalStudentsBasis topMajors
  topMajorsBasis carnegieClassification admissionsUrl financialAidUrl applicationUrl
  englishTestForAdmission essayForAdmission sourceYear sources isActive scholarshipPrograms`

const UNIVERSITY_FIELDS = `fragment UniversityFields on University {
  ${SAME} type
  tuitionInState { amount } tuitionOutOfState { amount } internationalTuition { amount }
}`

const sameNames = SAME.split(/\s+/)

/** A university as older clients read it; tuition is in US dollars a year. */
function presentUniversity(row: Row): Row {
  return {
    ...Object.fromEntries(sameNames.map((name) => [name, row[name] ?? null])),
    type: capitalized(row['type']),
    tuitionInState: amountOf(row['tuitionInState']),
    tuitionOutOfState: amountOf(row['tuitionOutOfState']),
    internationalTuition: amountOf(row['internationalTuition']),
  }
}

const optionalText = z.string().nullable()
const optionalInt = z.int().nullable()

const universityShape = z.strictObject({
  id: z.string(),
  slug: z.string(),
  unitid: optionalInt,
  name: z.string(),
  city: optionalText,
  state: optionalText,
  stateName: optionalText,
  location: optionalText,
  website: optionalText,
  type: z.enum(['Public', 'Private']),
  control: optionalText,
  ranking: optionalInt,
  rankingSource: optionalText,
  acceptanceRate: optionalText,
  tuitionInState: optionalText,
  tuitionOutOfState: optionalText,
  internationalTuition: optionalText,
  tuitionYear: optionalText,
  description: optionalText,
  studentPopulation: optionalInt,
  undergraduateEnrollment: optionalInt,
  internationalStudents: optionalInt,
  internationalStudentsPercent: optionalText,
  internationalStudentsBasis: optionalText,
  topMajors: z.array(z.string()).nullable(),
  topMajorsBasis: optionalText,
  carnegieClassification: optionalText,
  admissionsUrl: optionalText,
  financialAidUrl: optionalText,
  applicationUrl: optionalText,
  englishTestForAdmission: optionalText,
  essayForAdmission: optionalText,
  sourceYear: optionalInt,
  sources: z.array(z.string()),
  isActive: z.boolean(),
  scholarshipPrograms: z.int(),
})

const listUniversities = defineRoute({
  method: 'GET',
  path: '/api/universities',
  tag,
  summary: 'Searches the universities.',
  access: 'public',
  query: z.object({
    query: queryText(),
    type: queryChoice(['public', 'private']),
    state: queryText(),
    states: commaList(),
    maxTuition: queryDecimal(),
    hasScholarships: queryFlag(),
    englishTestNotRequired: queryFlag(),
    ids: recordId(commaList()),
    sort: queryChoice(['ranking', 'tuition', 'acceptance', 'name']),
    ...pageQuery,
  }),
  operation: `query RestUniversities($filter: UniversityFilter, $sort: UniversitySort, $first: Int, $after: String) {
    universities(filter: $filter, sort: $sort, first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor } edges { node { ...UniversityFields } }
    }
  } ${UNIVERSITY_FIELDS}`,
  variables({ query, address }) {
    const { sort, limit, cursor, ...others } = query
    const filter = { ...others, ids: idsIn(address.search, query) }
    return { filter, sort: sort ?? 'RANKING', ...pageVariables({ limit, cursor }) }
  },
  answer: (data, input) => listed(data['universities'], presentUniversity, input),
  success: { status: 200, shape: z.array(universityShape) },
})

const universityStats = defineRoute({
  method: 'GET',
  path: '/api/universities/stats',
  tag,
  summary: 'Figures of all universities.',
  access: 'public',
  operation: `query RestUniversityStats {
    universityStats {
      totalUniversities totalScholarships internationalStudents averageAcceptance
      acceptanceReportedBy sourceYear
    }
  }`,
  answer: (data) => found(data['universityStats']),
  success: {
    status: 200,
    shape: z.strictObject({
      totalUniversities: z.int(),
      totalScholarships: z.int(),
      internationalStudents: optionalInt,
      averageAcceptance: optionalText,
      acceptanceReportedBy: z.int(),
      sourceYear: optionalInt,
    }),
  },
})

const getUniversity = defineRoute({
  method: 'GET',
  path: '/api/universities/:id',
  tag,
  summary: 'One university, by id, slug or IPEDS unit id.',
  access: 'public',
  operation: `query RestUniversity($id: ID!) {
    university(id: $id) { ...UniversityFields }
  } ${UNIVERSITY_FIELDS}`,
  variables: ({ params }) => ({ id: params['id'] }),
  answer: ({ university }) =>
    isRow(university) ? found(presentUniversity(university)) : missing('University'),
  success: { status: 200, shape: universityShape },
})

export const universityRoutes = [listUniversities, universityStats, getUniversity]
