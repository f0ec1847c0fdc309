import {
  SANDBOX_APPLICATIONS,
  sandboxApplicationId,
  sandboxProgramId,
} from '@landfall/kit/identity/sandbox'

/** Invented people and programs for testing systems. Each says so in its name. */
export type SandboxRecords = {
  programs: ReturnType<typeof programOf>[]
  applications: ReturnType<typeof applicationOf>[]
}

const LABEL = 'Sandbox'
const BEGIN = Date.UTC(2026, 0, 5, 9)
const DAY_MS = 86_400_000
const TITLES = ['Coastal Engineering', 'Rural Medicine', 'Open Archives']
const STATUSES = ['PUBLISHED', 'CLOSED', 'DRAFT']
const STATES = [
  'SUBMITTED',
  'IN_REVIEW',
  'SHORTLISTED',
  'AWARDED',
  'ACCEPTED',
  'DECLINED',
  'WITHDRAWN',
]
const COUNTRIES = ['Nigeria', 'India', 'Nigeria', 'Kenya', 'Brazil']
const FIELDS = ['Engineering', 'Medicine', 'History']

const dayOf = (place: number) => new Date(BEGIN + place * DAY_MS).toISOString()
const oneOf = (list: readonly string[], place: number) => list[place % list.length] ?? ''
const numberOf = (place: number) => String(place + 1).padStart(2, '0')

/** Gives the same records for one sandbox each time. @param sandboxId the key's own */
export function sandboxRecords(sandboxId: string): SandboxRecords {
  const programs = TITLES.map((_title, place) => programOf(sandboxId, place))
  const places = Array.from({ length: SANDBOX_APPLICATIONS }, (_, place) => place)
  return { programs, applications: places.map((place) => applicationOf(sandboxId, place)) }
}

function programOf(sandboxId: string, place: number) {
  const title = `${LABEL}: ${oneOf(TITLES, place)} Award`
  return {
    __typename: 'Scholarship',
    id: sandboxProgramId(sandboxId, place),
    slug: `sandbox-${place + 1}`,
    title,
    provider: `${LABEL} organization`,
    description: 'A made-up scholarship. No one can find it or apply to it.',
    status: oneOf(STATUSES, place),
    amountType: 'FIXED',
    amountLabel: '$2,500',
    amount: { amount: '2500.00', currency: 'USD' },
    ownerId: sandboxId,
    createdAt: dayOf(0),
    updatedAt: dayOf(place),
    version: 1,
    deadline: {
      date: '2026-12-01',
      endsAt: null,
      precision: 'EXACT',
      timeZone: 'UTC',
      label: '1 December 2026',
    },
  }
}

function applicationOf(sandboxId: string, place: number) {
  const program = programOf(sandboxId, place % 2)
  const submittedAt = dayOf(place)
  // Every fourth applicant did not agree, so that systems learn to read null.
  const isShared = place % 4 !== 3
  return {
    __typename: 'PartnerApplication',
    id: sandboxApplicationId(sandboxId, place),
    programId: program.id,
    program,
    state: oneOf(STATES, place),
    version: 1,
    submittedAt,
    decisionPromisedOn: null,
    isShared,
    submission: isShared ? submissionOf(place, { submittedAt, program }) : null,
    country: oneOf(COUNTRIES, place),
    field: oneOf(FIELDS, place),
  }
}

function submissionOf(
  place: number,
  o: { submittedAt: string; program: ReturnType<typeof programOf> },
) {
  const number = numberOf(place)
  return {
    id: `sandbox-submission-${number}`,
    number: 1,
    submittedAt: o.submittedAt,
    scholarshipTitle: o.program.title,
    provider: o.program.provider,
    scholarshipVersion: 1,
    verdict: 'ELIGIBLE',
    verdictLabel: 'Eligible',
    unanswered: [],
    isShared: true,
    form: {
      firstName: LABEL,
      lastName: `Applicant ${number}`,
      // A name of RFC 2606 that reaches nobody.
      email: `applicant-${number}@sandbox.invalid`,
      citizenship: oneOf(COUNTRIES, place),
      countryOfResidence: oneOf(COUNTRIES, place),
      currentDegreeLevel: 'graduate',
      fieldOfStudy: oneOf(FIELDS, place),
      currentGpa: (3 + (place % 10) / 10).toFixed(2),
      currentInstitution: `${LABEL} University`,
      personalStatement: 'A made-up applicant. No one wrote this.',
    },
  }
}
