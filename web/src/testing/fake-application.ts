import type { ApplicationForm_ApplicationFragment, ApplicationState } from '#gql/graphql'
import { fakeServer } from './fake-server.ts'
import { studentViewer as viewer } from './student-viewer.ts'

type Handlers = Parameters<typeof fakeServer>[0]
type Form = Partial<ApplicationForm_ApplicationFragment['form']>
type Blockers = ApplicationForm_ApplicationFragment['blockers']

const noForm = {
  __typename: 'ApplicationForm',
  firstName: null,
  lastName: null,
  email: null,
  phone: null,
  dateOfBirth: null,
  citizenship: null,
  countryOfResidence: null,
  currentDegreeLevel: null,
  fieldOfStudy: null,
  currentGpa: null,
  expectedGraduationDate: null,
  currentInstitution: null,
  intendedInstitution: null,
  familyIncomeRange: null,
  financialNeedStatement: null,
  otherScholarships: [],
  personalStatement: null,
  essay1: null,
  essay2: null,
  essay3: null,
  careerGoals: null,
  whyDeserving: null,
  extracurriculars: [],
  workExperience: [],
  volunteerWork: [],
  awards: [],
  englishProficiency: null,
  toeflScore: null,
  ieltsScore: null,
  duolingoScore: null,
  transcripts: [],
  recommendationLetters: [],
  additionalDocuments: [],
}

function documents() {
  const node = {
    __typename: 'StudentDocument',
    id: 'd1',
    name: 'grades.pdf',
    kind: 'TRANSCRIPT',
    bytes: 2048,
    scanState: 'CLEAN',
  }
  return {
    edges: [{ cursor: 'd1', node }],
    pageInfo: { hasNextPage: false, endCursor: null },
    totalCount: 1,
  }
}

/** Throws what a browser throws when the connection is lost. */
function lost(): never {
  throw new TypeError('no connection')
}

type FakeServer = {
  form: Form | null
  state: ApplicationState
  blockers: Blockers
  saves: { scholarshipId: string; form: Form }[]
  submits: number
  isDown: boolean
  isAnswerLost: boolean
  /** The page reads its application again when it has been open for a while. */
  isPageLost: boolean
  /** A save is answered once this has resolved. */
  line: Promise<void> | null
}

/** A server with one application to one award; `form` is null until the application is begun. */
export function serveApplication(o: { form: Form | null; blockers?: Blockers }) {
  const server: FakeServer = {
    form: o.form,
    state: 'DRAFT',
    blockers: o.blockers ?? [],
    saves: [],
    submits: 0,
    isDown: false,
    isAnswerLost: false,
    isPageLost: false,
    line: null,
  }
  const { requests } = fakeServer({ ...readings(server), ...writings(server) })
  return { server, requests }
}

function applicationOf(server: FakeServer) {
  if (!server.form) return null
  return {
    __typename: 'Application',
    id: 'a1',
    state: server.state,
    version: 1 + server.saves.length,
    tabs: [{ tab: 'ESSAYS', done: server.form.personalStatement ? 1 : 0, required: 1 }],
    blockers: server.blockers,
    checklist: [
      { key: 'letter', text: 'A letter', isDone: null, isRequired: false },
      { key: 'essay', text: 'An essay', isDone: true, isRequired: true },
    ],
    moreInfo: null,
    closesAt: '2027-03-16T04:00:00Z',
    graceMinutes: 10,
    submissions: [],
    lastModifiedAt: '2026-11-22T12:00:00Z',
    submittedAt: null,
    ownerRemindedAt: null,
    scholarship: scholarshipOf(server),
    form: { ...noForm, ...server.form },
  }
}

function scholarshipOf(server: FakeServer) {
  return {
    __typename: 'Scholarship',
    id: 's1',
    slug: 'coastal',
    status: 'PUBLISHED',
    closedReason: null,
    ownerId: 'o1',
    application: server.form && {
      __typename: 'Application',
      id: 'a1',
      state: server.state,
    },
  }
}

function shownOf(server: FakeServer) {
  return {
    ...applicationOf(server),
    holder: 'STUDENT',
    decisionPromisedOn: null,
    timeline: [],
    openedBy: [],
    reviewSummary: null,
    recommendations: [],
    reusableLetters: [],
    submissions: [],
    scholarship: {
      ...scholarshipOf(server),
      title: 'Coastal Award',
      provider: 'Harbour Trust',
      takesApplicationsHere: true,
    },
  }
}

function readings(server: FakeServer): Handlers {
  return {
    SessionViewer: () => ({ viewer }),
    ApplicationPage: () => (server.isPageLost ? lost() : { application: shownOf(server) }),
    ApplicationDialog: () => ({
      scholarship: {
        ...scholarshipOf(server),
        title: 'Coastal Award',
        takesApplicationsHere: true,
        deadline: {
          __typename: 'ScholarshipDeadline',
          label: '15 Mar 2027, 23:59 New York',
        },
        eligibility: {
          __typename: 'Eligibility',
          verdict: 'ELIGIBLE',
          label: 'Eligible',
          awaits: null,
        },
        application: applicationOf(server),
      },
    }),
    DocumentPicker: () => ({ documents: documents() }),
    ApplicationPrefill: () => ({ student: null }),
    Countries: () => ({
      countries: [{ __typename: 'Country', code: 'GH', name: 'Ghana' }],
    }),
  }
}

function writings(server: FakeServer): Handlers {
  return {
    SaveApplication: async ({ input }) => {
      await server.line
      if (server.isDown) lost()
      const save = input as (typeof server.saves)[number]
      server.saves.push(save)
      server.form = { ...server.form, ...save.form }
      return {
        saveApplication: {
          __typename: 'ApplicationSaved',
          isNew: false,
          application: applicationOf(server),
        },
      }
    },
    SubmitApplication: () => {
      server.submits += 1
      server.state = 'SUBMITTED'
      if (server.isAnswerLost) lost()
      return {
        submitApplication: {
          __typename: 'ApplicationSubmitted',
          application: applicationOf(server),
        },
      }
    },
  }
}
