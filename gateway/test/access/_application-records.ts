import { lazy } from './_lazy.ts'
import { type People, type Person, newMark } from './_people.ts'
import type { Site } from '../_asked-platform.ts'

type Row = Record<string, unknown>
type Tools = {
  graph: (by: Person, document: string, variables: Row) => Promise<Row>
  /** The id of an award that the owner's organization published here, and to which nobody has applied. */
  nextAward: () => Promise<string>
  scholarship: () => Promise<string>
}

/** The fields that every application needs. */
export const FORM = {
  firstName: 'Ada',
  lastName: 'Mensah',
  email: 'ada@example.org',
  citizenship: 'Ghana',
  countryOfResidence: 'Ghana',
  currentDegreeLevel: 'graduate',
  fieldOfStudy: 'Engineering',
  currentInstitution: 'University of Ghana',
  personalStatement: 'I build wells.',
}

export const TUS = { 'tus-resumable': '1.0.0' }

/** @param text makes its content unique */
export const aPdf = (text: string) =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n% ${text}\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
  )

const base64 = (text: string) => Buffer.from(text).toString('base64')

/** The headers that begin an upload of this many bytes. */
export const uploadHeaders = (bytes: number, name: string) => ({
  ...TUS,
  'upload-length': String(bytes),
  'upload-metadata': `filename ${base64(name)},filetype ${base64('application/pdf')}`,
})

export const prepTask = (mark: string) => ({
  taskType: 'essay',
  title: `Write of wells ${mark}`,
  description: `Say why. ${mark}`,
  studentNotes: `Ask the teacher. ${mark}`,
})

/** The student's documents, drafts and submissions, with the student's mark in every text. */
export function makeApplicationRecords(site: Site, people: People, tools: Tools) {
  const { student, owner } = people
  const { graph, nextAward, scholarship } = tools
  const form = () => ({
    ...FORM,
    lastName: student.nameMark,
    personalStatement: `I build wells. ${student.mark}`,
    awards: [{ organization: 'School', description: student.mark }],
  })
  const document = lazy(() => addDocument(site, student))
  const draftedAward = lazy(nextAward)
  const appliedAward = lazy(nextAward)
  const application = lazy(async () => {
    const transcripts = [await document()]
    const note = `A word ${student.mark}`
    const scholarshipId = await appliedAward()
    const input = { scholarshipId, form: { ...form(), transcripts }, note }
    return applicationOf(await graph(student, SUBMIT, { input }))
  })
  const draftAgain = lazy(async () => {
    const submitted = { scholarshipId: await nextAward(), form: form() }
    const id = applicationOf(await graph(student, SUBMIT, { input: submitted }))
    applicationOf(await graph(student, WITHDRAW, { input: { id } }))
    return applicationOf(await graph(student, REOPEN, { input: { id } }))
  })
  const checklist = lazy(async () => {
    const input = { scholarshipId: await scholarship() }
    const { id } = checklistOf(await graph(student, PLAN, { input }))
    const line = { task: `Dig ${student.mark}`, notes: student.mark }
    const { items } = checklistOf(
      await graph(student, ADD_LINE, { input: { checklistId: id, ...line } }),
    )
    const own = items?.find(({ task }) => task === line.task)
    if (!own) throw new Error('The line is not there')
    return { checklistId: id, itemId: own.id }
  })
  /** A submitted application that the reviewer has to score. */
  const reviewing = async () => {
    const scholarshipId = await nextAward()
    const submitted = { scholarshipId, form: form() }
    const applicationId = applicationOf(await graph(student, SUBMIT, { input: submitted }))
    await insertMembers(site, people)
    await graph(owner, SAVE_RUBRIC, { input: { scholarshipId, criteria: RUBRIC } })
    await graph(owner, LIST_REVIEW, { id: scholarshipId })
    const pair = { applicationId, userId: people.reviewer.userId }
    applicationOf(await graph(owner, ASSIGN, { input: pair }))
    await graph(owner, MOVE_REVIEW, { input: { scholarshipId, to: 'SCORING' } })
    return { scholarshipId, applicationId }
  }
  const reviewed = lazy(reviewing)
  return {
    document,
    /** An upload that has begun but has no bytes yet. */
    upload: lazy(() => beginUpload(site, student)),
    award: lazy(nextAward),
    draftedAward,
    applicationDraft: lazy(async () => {
      const input = { scholarshipId: await draftedAward(), form: form() }
      return applicationOf(await graph(student, SAVE, { input }))
    }),
    appliedAward,
    /** A submitted application. */
    application,
    /** An application that was submitted, withdrawn and reopened. */
    draftAgain,
    applicationInReview: lazy(async () => {
      const input = { id: await application(), to: 'IN_REVIEW' }
      return applicationOf(await graph(owner, MOVE, { input }))
    }),
    reviewed,
    /** An application in whose review the reviewer has declared a conflict. */
    conflicted: lazy(async () => {
      const reviewedOne = await reviewing()
      const input = { applicationId: reviewedOne.applicationId }
      await graph(people.reviewer, DECLARE, { input })
      return reviewedOne
    }),
    question: lazy(async () => {
      const { applicationId } = await reviewed()
      const input = { applicationId, text: 'Is it far?' }
      const { application: asked } = (await graph(people.reviewer, ASK, { input })) as {
        application: { questions: { id: string }[] }
      }
      return asked.questions[0]?.id ?? ''
    }),
    /** A review whose scoring is over; its only application is planned to be declined. */
    deciding: lazy(async () => {
      const one = await reviewing()
      const { scholarshipId, applicationId } = one
      await graph(owner, MOVE_REVIEW, { input: { scholarshipId, to: 'DECIDING' } })
      const input = { scholarshipId, applicationIds: [applicationId], to: 'DECLINED' }
      await graph(owner, PLAN_DECISIONS, { input })
      return one
    }),
    prepTask: lazy(async () => {
      const input = { scholarshipId: await scholarship(), ...prepTask(student.mark) }
      const { task } = (await graph(student, ADD_TASK, { input })) as { task?: Row }
      if (!task) throw new Error('The task was not added')
      return String(task['id'])
    }),
    checklist,
  }
}

const PROBLEM =
  '... on Problem { message } ... on ValidationFailed { errors { path message } }'
const SAVE = `mutation ($input: SaveApplicationInput!) { answer: saveApplication(input: $input) { ... on ApplicationSaved { application { id } } ${PROBLEM} } }`
const SUBMIT = `mutation ($input: SubmitApplicationInput!) { answer: submitApplication(input: $input) { ... on ApplicationSubmitted { application { id } } ${PROBLEM} } }`
const MOVE = `mutation ($input: MoveApplicationInput!) { answer: moveApplication(input: $input) { ... on ApplicationMoved { application { id } } ${PROBLEM} } }`
const WITHDRAW = `mutation ($input: WithdrawApplicationInput!) { answer: withdrawApplication(input: $input) { ... on ApplicationChanged { application { id } } ${PROBLEM} } }`
const REOPEN = `mutation ($input: ApplicationIdInput!) { answer: reopenApplication(input: $input) { ... on ApplicationChanged { application { id } } ${PROBLEM} } }`
const ADD_TASK = `mutation ($input: CreatePrepTaskInput!) { answer: createPrepTask(input: $input) { ... on PrepTaskSuccess { task: prepTask { id } } ${PROBLEM} } }`
const PLAN = `mutation ($input: CreatePrepPlanInput!) { answer: createPrepPlan(input: $input) { ... on PrepPlanSuccess { checklist { id } } ${PROBLEM} } }`
const ADD_LINE = `mutation ($input: AddPrepChecklistItemInput!) { answer: addPrepChecklistItem(input: $input) {
  ... on PrepChecklistSuccess { checklist: prepChecklist { id items: checklistItems { id task } } } ${PROBLEM} } }`

const SAVE_RUBRIC = `mutation ($input: SaveRubricInput!) { answer: saveRubric(input: $input) { ... on ReviewSaved { review { version } } ${PROBLEM} } }`
const LIST_REVIEW = `query ($id: ID!) { answer: review(scholarshipId: $id) { counts { applications } } }`
const ASSIGN = `mutation ($input: AssignReviewerInput!) { answer: assignReviewer(input: $input) { ... on ReviewApplicationChanged { application { id } } ${PROBLEM} } }`
const MOVE_REVIEW = `mutation ($input: MoveReviewInput!) { answer: moveReview(input: $input) { ... on ReviewSaved { review { version } } ${PROBLEM} } }`
const DECLARE = `mutation ($input: DeclareConflictInput!) { answer: declareConflict(input: $input) { ... on ConflictDeclared { applicationId } ${PROBLEM} } }`
const ASK = `mutation ($input: AskChairInput!) { answer: askChair(input: $input) { ... on ReviewApplicationChanged { application { questions { id } } } ${PROBLEM} } }`
const PLAN_DECISIONS = `mutation ($input: PlanDecisionsInput!) { answer: planDecisions(input: $input) { ... on ReviewSaved { review { version } } ${PROBLEM} } }`

export const RUBRIC = [
  {
    name: 'Idea',
    weight: 100,
    levels: [
      { points: 0, anchor: 'None' },
      { points: 1, anchor: 'Clear' },
    ],
  },
]

/** Inserts members as identity's event would. */
async function insertMembers({ databases }: Site, people: People): Promise<void> {
  const members = (['owner', 'editor', 'reviewer'] as const).map((role) => {
    return { userId: people[role].userId, role }
  })
  await databases.applications.pool.query(
    `insert into organization_member_copies (organization_id, version, members) values ($1, 1000, $2)
     on conflict do nothing`,
    [people.organizationId, JSON.stringify(members)],
  )
}

function applicationOf(answer: Row): string {
  const { application } = answer as { application?: { id: string } }
  if (!application) throw new Error(JSON.stringify(answer))
  return application.id
}

function checklistOf(answer: Row) {
  const { checklist } = answer as {
    checklist?: { id: string; items?: { id: string; task: string }[] }
  }
  if (!checklist) throw new Error(JSON.stringify(answer))
  return checklist
}

/** Has the mark in its name and its content; the content is unique, so that it is no document that exists already. */
async function addDocument(site: Site, by: Person): Promise<string> {
  const name = `${by.mark}.pdf`
  const response = await send(site, by, `/api/documents?name=${name}&kind=transcript`, {
    headers: { 'content-type': 'application/pdf' },
    body: new Uint8Array(aPdf(`${by.mark} ${newMark()}`)),
  })
  return String(((await response.json()) as Row)['id'])
}

async function beginUpload(site: Site, by: Person): Promise<string> {
  const headers = uploadHeaders(1000, `${by.mark}.pdf`)
  const response = await send(site, by, '/api/document-uploads', { headers })
  return response.headers.get('location')?.split('/').at(-1) ?? ''
}

async function send(
  { url }: Site,
  { jar }: Person,
  path: string,
  o: { headers: Record<string, string>; body?: Uint8Array<ArrayBuffer> },
): Promise<Response> {
  const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
  const headers = { ...o.headers, cookie, origin: url }
  const response = await fetch(`${url}${path}`, { ...o, method: 'POST', headers })
  if (response.status !== 201) throw new Error(await response.text())
  return response
}
