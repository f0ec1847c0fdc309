import type { ApplicationForm_ApplicationFragment, ApplicationState } from '#gql/graphql'
import { fakeServer } from '#testing/fake-server.ts'
import { studentViewer as viewer } from '#testing/student-viewer.ts'

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

/** As a browser tells of a lost connection. */
function lost(): never {
  throw new TypeError('no connection')
}

/** A server with one application to one award, which is null until it is begun. */
export function serveApplication(o: { form: Form | null; blockers?: Blockers }) {
  const server = {
    form: o.form as Form | null,
    state: 'DRAFT' as ApplicationState,
    blockers: o.blockers ?? [],
    saves: [] as { scholarshipId: string; form: Form }[],
    submits: 0,
    isDown: false,
    isAnswerLost: false,
  }
  const application = () =>
    server.form && {
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
      lastModifiedAt: '2026-11-22T12:00:00Z',
      submittedAt: null,
      scholarship: scholarship(),
      form: { ...noForm, ...server.form },
    }
  const scholarship = () => ({
    __typename: 'Scholarship',
    id: 's1',
    slug: 'coastal',
    application: server.form && {
      __typename: 'Application',
      id: 'a1',
      state: server.state,
    },
  })
  const { requests } = fakeServer({
    SessionViewer: () => ({ viewer }),
    ApplicationPage: () => ({
      application: {
        ...application(),
        holder: 'STUDENT',
        decisionPromisedOn: null,
        timeline: [],
        openedBy: [],
        submissions: [],
        scholarship: {
          ...scholarship(),
          title: 'Coastal Award',
          provider: 'Harbour Trust',
          takesApplicationsHere: true,
        },
      },
    }),
    ApplicationDialog: () => ({
      scholarship: {
        ...scholarship(),
        title: 'Coastal Award',
        takesApplicationsHere: true,
        deadline: {
          __typename: 'ScholarshipDeadline',
          label: '15 Mar 2027, 23:59 New York',
        },
        eligibility: { __typename: 'Eligibility', verdict: 'ELIGIBLE', label: 'Eligible' },
        application: application(),
      },
    }),
    DocumentPicker: () => ({ documents: documents() }),
    ApplicationPrefill: () => ({ student: null }),
    Countries: () => ({
      countries: [{ __typename: 'Country', code: 'GH', name: 'Ghana' }],
    }),
    SaveApplication: ({ input }) => {
      if (server.isDown) lost()
      const save = input as (typeof server.saves)[number]
      server.saves.push(save)
      server.form = { ...server.form, ...save.form }
      return {
        saveApplication: {
          __typename: 'ApplicationSaved',
          isNew: false,
          application: application(),
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
          application: application(),
        },
      }
    },
  })
  return { server, requests }
}
