import { z } from 'zod'
import { NO_CONTENT, created, found, listed, pageVariables } from '../responses.ts'
import {
  day,
  decimal,
  flag,
  lines,
  list,
  numberOrText,
  pageQuery,
  rawText,
  text,
  whole,
} from '../inputs.ts'
import { recordId } from '../named-ids.ts'
import {
  OWNERS_OF_SCHOLARSHIPS,
  PROBLEM,
  type Row,
  type RouteInput,
  defineRoute,
} from '../route.ts'
import {
  SCHOLARSHIP_FIELDS,
  presentScholarship,
  scholarshipShape,
} from './scholarship.presenter.ts'
import { rowOf } from '../values.ts'
import { requirementList } from './requirement-input.ts'

const tag = 'Publishing scholarships'
const access = OWNERS_OF_SCHOLARSHIPS

/** The donor forms of both kinds; names are theirs. */
const details = {
  title: rawText(),
  description: rawText(),
  provider: rawText(),
  amount: numberOrText(),
  maxAmount: numberOrText(),
  currency: text(),
  amountType: rawText(),
  eligibilityRequirements: lines({
    length: 10,
    message: 'Eligibility requirements needed',
  }),
  requirements: requirementList(),
  hasNoFurtherConditions: flag(),
  letters: whole(),
  lettersMayFollow: flag(),
  benefits: lines(),
  applicationDeadline: day(),
  deadlineTimeZone: text(),
  isRollingAdmission: flag(),
  degreeLevel: list(),
  fieldOfStudy: list(),
  eligibleCountries: list(),
  gpaRequirement: decimal(),
  languageRequirement: text(),
  minToeflScore: whole(),
  minIeltsScore: decimal(),
  minDuolingoScore: whole(),
  acceptsEnglishWaivers: flag(),
  englishWaiverConditions: lines(),
  requiresEssay: flag(),
  applicationComplexity: text(),
  estimatedTimeToApply: text(),
  applicationUrl: text(),
  contactEmail: text(),
  sourceUrl: text(),
  fsaEligible: flag(),
  eligibleCitizenshipStatus: list(),
  eligibleVisaTypes: list(),
  requiresUsHighSchool: flag(),
  requiresUsResidency: flag(),
  residencyRequirements: text(),
  maxFamilyIncome: decimal(),
  requiresFinancialNeed: flag(),
  acceptedFundingSources: list(),
  universityId: recordId(text()),
}

const RESULT = `__typename
  ... on ScholarshipSuccess { scholarship { ...ScholarshipFields } }
  ${PROBLEM}`

const scholarshipOf = (result: unknown) =>
  presentScholarship(rowOf(rowOf(result)['scholarship']))

/** Texts among the requirements are the donor's own words; the others say who decides them. */
function detailsInput({ requirements, ...others }: Row): Row {
  if (requirements === undefined) return others
  const listed = requirements === null ? [] : [requirements].flat()
  const rules = listed.filter((one) => typeof one !== 'string')
  const texts = listed.filter((one) => typeof one === 'string')
  const hasTexts = texts.length > 0 || rules.length === 0
  return {
    ...(hasTexts ? { eligibilityRequirements: texts } : {}),
    ...(rules.length > 0 ? { requirements: rules } : {}),
    ...others,
  }
}

const createScholarship = defineRoute({
  method: 'POST',
  path: '/api/scholarships',
  tag,
  summary:
    'Creates a scholarship of an organization; published at once if the organization is verified.',
  access,
  body: z.strictObject({ ...details, organizationId: recordId(text()), status: text() }),
  operation: `mutation RestCreateScholarship($input: CreateScholarshipInput!) {
    createScholarship(input: $input) { ${RESULT} }
  } ${SCHOLARSHIP_FIELDS}`,
  variables({ body: { organizationId, status, ...rest } }) {
    return { input: { organizationId, status, details: detailsInput(rest) } }
  },
  answer({ createScholarship: result }) {
    const scholarship = scholarshipOf(result)
    return created(`/api/scholarships/${scholarship['id']}`, scholarship)
  },
  success: { status: 201, shape: scholarshipShape },
})

const updateScholarship = defineRoute({
  method: 'PATCH',
  path: '/api/scholarships/:id',
  tag,
  summary: 'Changes the given fields; absent ones stay, null clears.',
  access,
  body: z.strictObject(details),
  operation: `mutation RestUpdateScholarship($input: UpdateScholarshipInput!) {
    updateScholarship(input: $input) { ${RESULT} }
  } ${SCHOLARSHIP_FIELDS}`,
  variables: ({ params, body }) => ({
    input: { id: params['id'], details: detailsInput(body) },
  }),
  answer: (data) => found(scholarshipOf(data['updateScholarship'])),
  success: { status: 200, shape: scholarshipShape },
})

function stepRoute(step: 'publish' | 'close' | 'archive', summary: string) {
  const field = `${step}Scholarship`
  return defineRoute({
    method: 'POST',
    path: `/api/scholarships/:id/${step}`,
    tag,
    summary,
    access,
    operation: `mutation Rest_${field}($input: ScholarshipIdInput!) {
      ${field}(input: $input) { ${RESULT} }
    } ${SCHOLARSHIP_FIELDS}`,
    variables: idInput,
    answer: (data) => found(scholarshipOf(data[field])),
    success: { status: 200, shape: scholarshipShape },
  })
}

function idInput({ params }: RouteInput) {
  return { input: { id: params['id'] } }
}

const publishScholarship = stepRoute('publish', 'Publishes a draft or closed scholarship.')
const closeScholarship = stepRoute('close', 'Closes a published scholarship.')
const archiveScholarship = stepRoute(
  'archive',
  'Removes a draft or closed scholarship from all lists.',
)

const deleteScholarship = defineRoute({
  method: 'DELETE',
  path: '/api/scholarships/:id',
  tag,
  summary:
    'Removes a scholarship from all lists, closing it first; students who saved it can still read it.',
  access,
  // A draft can't be closed and needs no closing: only the second step decides.
  operation: `mutation RestDeleteScholarship($input: ScholarshipIdInput!) {
    close: closeScholarship(input: $input) { __typename ${PROBLEM} }
    archive: archiveScholarship(input: $input) { __typename ${PROBLEM} }
  }`,
  variables: idInput,
  succeeds: ({ archive }) => rowOf(archive)['__typename'] === 'ScholarshipSuccess',
  answer: () => NO_CONTENT,
  success: { status: 204, shape: null },
})

const donorScholarships = defineRoute({
  method: 'GET',
  path: '/api/donor-scholarships',
  tag,
  summary:
    'Every scholarship of the caller’s organization, including drafts and closed ones.',
  access,
  query: z.object({ organizationId: recordId(z.string().optional()), ...pageQuery }),
  operation: `query RestDonorScholarships($organizationId: ID!, $first: Int, $after: String) {
    organizationScholarships(organizationId: $organizationId, first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor } edges { node { ...ScholarshipFields } }
    }
  } ${SCHOLARSHIP_FIELDS}`,
  // Without an organization there is nothing to ask for.
  shortcut: (input) =>
    organizationOf(input)
      ? null
      : listed({ edges: [], totalCount: 0 }, presentScholarship, input),
  variables: (input) => ({
    organizationId: organizationOf(input),
    ...pageVariables(input.query),
  }),
  answer: (data, input) =>
    listed(data['organizationScholarships'], presentScholarship, input),
  success: { status: 200, shape: z.array(scholarshipShape) },
})

function organizationOf({ query, viewer }: RouteInput<{ organizationId?: string }>) {
  if (query.organizationId) return query.organizationId
  return viewer.kind === 'user' ? viewer.memberships[0]?.organizationId : undefined
}

export const scholarshipEditingRoutes = [
  createScholarship,
  updateScholarship,
  publishScholarship,
  closeScholarship,
  archiveScholarship,
  deleteScholarship,
  donorScholarships,
]
