import { eventually } from '@landfall/kit/testing/eventually'
import { PASSWORD, createPerson } from '../_person.ts'
import { makeApplicationRecords } from './_application-records.ts'
import { makeRecommendationRecords } from './_recommendation-records.ts'
import { makeMentoringRecords } from './_mentoring-records.ts'
import { askGraph, viewerOf } from './_ask.ts'
import { makeContentRecords } from './_content-records.ts'
import { essayForm, makeEssayRecords } from './_essay-records.ts'
import { makeForumRecords } from './_forum-records.ts'
import { makeFundRecords } from './_fund-records.ts'
import { lazy } from './_lazy.ts'
import { type People, type Person, join, makeActs, newMark } from './_people.ts'
import type { Site } from '../_asked-platform.ts'

export type Records = ReturnType<typeof makeRecords>
type Row = Record<string, unknown>

const idOf = async (row: Promise<Row>): Promise<string> => String((await row)['id'])

/**
 * Form A of the donor pages.
 * @param mark is in the part of a draft that only the organization sees
 */
export const scholarshipForm = (mark: string) => ({
  title: `Harmattan Award ${mark}`,
  description: `For students of engineering who build wells in dry regions. ${mark}`,
  provider: 'Harmattan Fund',
  amount: '2500',
  amountType: 'annual',
  eligibilityRequirements: ['Enrolled at a U.S. university'],
  applicationDeadline: '2031-03-31',
  degreeLevel: ['graduate'],
  fieldOfStudy: ['Engineering'],
  eligibleCountries: ['Ghana'],
})

export const PROFILE = {
  firstName: 'Ada',
  country: 'Ghana',
  currentEducationLevel: 'bachelors',
  intendedDegreeLevel: 'graduate',
  fieldOfInterest: ['Engineering'],
  gpa: '3.6',
  englishProficiency: 'ielts_7',
}

export const matchProfile = (mark: string) => ({
  academicField: 'Engineering',
  degreeLevel: 'graduate',
  gpa: '3.6',
  country: 'Ghana',
  englishProficiency: 'ielts_7',
  financialNeed: 'high',
  careerGoals: `Water for dry places, by better pumps ${mark}`,
})

export const guidanceForm = (mark: string) => ({
  guidanceType: 'opt',
  currentStatus: 'applying',
  specificQuestions: [`When do I apply for OPT? ${mark}`],
})

const SAVE_FACTS = `mutation ($input: SaveImmigrationProfileInput!) {
  saved: saveImmigrationProfile(input: $input) { __typename }
}`
const factsOf = (employer: string) => ({
  spells: [{ kind: 'cpt', from: '2026-01-05', hoursPerWeek: 20, employer }],
})

export const csvOf = (mark: string) =>
  [
    'Reference,Title,Description,Amount,Award type,Eligibility,Deadline,Level,Field,Countries',
    `${mark},Award ${mark},For students who build things that other people can walk over safely.,2500,one-time,Enrolled full time,2031-03-31,graduate,Engineering,All countries`,
  ].join('\n')

/**
 * Records of the student and of the owner's organization; each is made once, when it is first asked for. To add one:
 * a line here that makes it as its owner would, with the owner's mark in its texts.
 */
export function makeRecords(site: Site, people: People) {
  const { student, owner, admin, organizationId, organizationMark } = people
  const { call, ...acts } = makeActs(site.url)
  const made = async (by: Person, path: string, body?: unknown): Promise<Row> =>
    call(by, 'POST', path, body)
  const graph = async (by: Person, document: string, variables: Row = {}) => {
    const { text } = await askGraph(site, await viewerOf(site, by), document, variables)
    return (JSON.parse(text) as { data: { answer: Row } }).data.answer
  }
  const scholarship = lazy(() => nextScholarship(site))
  const saved = lazy(async () => {
    const body = { scholarshipId: await scholarship(), notes: student.mark }
    return idOf(made(student, '/api/saved-scholarships', body))
  })
  const run = lazy(() => finishedRun(graph, student))
  const draft = lazy(() => {
    const form = scholarshipForm(organizationMark)
    const body = { ...form, title: `${form.title} ${people.draftWord}`, status: 'draft' }
    return made(owner, '/api/scholarships', body)
  })
  const suggestion = lazy(async () => {
    const url = await suggest(graph, student)
    return rowOf(graph, admin, 'listingSuggestions', (text) => text.includes(url))
  })
  const source = lazy(() =>
    idOf(
      made(admin, '/api/admin/sources', {
        name: `Source ${newMark()}`,
        kind: 'feed',
        urls: [`https://${newMark()}.example/feed`],
      }),
    ),
  )
  const spare = lazy(() => join(site.url, 'spare', 'donor'))
  const nextAward = async () => {
    const id = await idOf(made(owner, '/api/scholarships', scholarshipForm('')))
    await site.deliverEventsOf(id)
    return id
  }
  const applicationRecords = makeApplicationRecords(site, people, {
    graph,
    nextAward,
    scholarship,
  })
  const newEssay = () => idOf(made(student, '/api/essay-reviews', essayForm(student.mark)))
  const mentoringRecords = makeMentoringRecords(site, people, { graph })
  return {
    site,
    people,
    scholarship,
    university: lazy(() => anyUniversity(site)),
    saved,
    savedScholarship: async () => (await saved(), scholarship()),
    reminder: lazy(async () => {
      await saved()
      const reminderDate = new Date(Date.now() + 86_400_000).toISOString()
      const body = { scholarshipId: await scholarship(), reminderDate }
      return idOf(made(student, '/api/deadline-reminders', { ...body, customMessage: student.mark })) // prettier-ignore
    }),
    search: lazy(
      () =>
      idOf(made(student, '/api/scholarship-filters', { name: `Wells ${student.mark} ${newMark()}`, noEssay: true })), // prettier-ignore
    ),
    calendar: lazy(async () => {
      const { path } = await made(student, '/api/calendar-feed')
      return /([\w-]+)\.ics/.exec(String(path))?.[1] ?? ''
    }),
    run,
    mentorReply: lazy(async () => {
      const { id, sessionId } = await made(student, '/api/mentor/chat', { mentorId: 'maya', message: `Wells ${student.mark}` }) // prettier-ignore
      return { id: String(id), sessionId: String(sessionId) }
    }),
    essay: lazy(newEssay),
    /** The student's stated immigration facts. */
    immigrationFacts: lazy(() =>
      graph(student, SAVE_FACTS, { input: factsOf(student.mark) }),
    ),
    guidance: lazy(() =>
      idOf(made(student, '/api/immigration-guidance', guidanceForm(student.mark))),
    ),
    sharedRun: lazy(async () => {
      const { shareToken } = await made(student, `/api/ai/match/${await run()}/share`)
      return String(shareToken)
    }),
    draft,
    draftId: () => idOf(draft()),
    published: lazy(() => idOf(made(owner, '/api/scholarships', scholarshipForm('')))),
    listingImport: lazy(() => upload(site, people)),
    listingCase: lazy(async () => {
      const id = await nextScholarship(site)
      const body = { reason: 'other', details: student.mark }
      await made(student, `/api/scholarships/${id}/reports`, body)
      return rowOf(graph, admin, 'listingCases', (text) => text.includes(id))
    }),
    suggestion,
    contactMessage: lazy(() => contactMessage(graph, people)),
    source,
    syncRun: lazy(async () => idOf(made(admin, `/api/admin/sources/${await source()}/runs`, {}))), // prettier-ignore
    session: lazy(() => furtherSession(site, student)),
    notice: lazy(() => insertNotice(site, student)),
    ...applicationRecords,
    ...makeRecommendationRecords(site, people, { graph, nextAward, ...applicationRecords }),
    ...makeFundRecords(people, {
      graph,
      nextAward,
      document: applicationRecords.document,
    }),
    ...mentoringRecords,
    ...makeEssayRecords(site, people, { graph, newEssay, mentor: mentoringRecords.mentor }),
    ...makeForumRecords(people, { graph, made }),
    ...makeContentRecords(people, { graph }),
    /** A new person, who is a member of nothing. */
    spare,
    spareMember: lazy(async () => (await acts.member(owner, organizationId, await spare(), 'reader')).userId), // prettier-ignore
    openInvitation: lazy(() => acts.openInvitation(owner, organizationId)),
    invitation: lazy(async () => acts.invitation(owner, organizationId, await spare(), 'reader')), // prettier-ignore
  }
}

/**
 * Makes all records, so that reads have something that they
 * must not show, and refused writes have nothing left to make.
 */
export async function plant(records: Records): Promise<void> {
  const { call } = makeActs(records.site.url)
  const { student, other } = records.people
  for (const { lastName, email, by } of [student, other].map((by) => ({
    by,
    lastName: by.nameMark,
    email: by.email,
  })))
    // prettier-ignore
    await call(by, 'POST', '/api/students', { ...PROFILE, lastName, email })
  for (const make of Object.values(records)) if (typeof make === 'function') await make()
}

let used = 0

/** A listing that no test has used yet, and that applications knows. */
async function nextScholarship({ databases }: Site): Promise<string> {
  used += 1
  const { rows } = await databases.applications.pool.query<{ id: string }>(
    `select scholarship_id as id from scholarship_copies where status = 'published' and owner_id is null
     order by scholarship_id offset $1 limit 1`,
    [used - 1],
  )
  const [row] = rows
  if (!row) throw new Error('No more scholarships: raise FIRST_FACTS')
  return row.id
}

/** Inserts a notice as another service's fact would. */
async function insertNotice(
  { databases }: Site,
  { userId, mark }: Person,
): Promise<string> {
  const { rows } = await databases.identity.pool.query<{ id: string }>(
    `insert into notices (id, user_id, type, title, body, link, link_label, occurred_at, in_app, mail, created_at)
     values (gen_random_uuid(), $1, 'deadline-reminder', $2, $2, '/saved', 'Open', now(), true, 'not-wanted', now())
     returning id`,
    [userId, `A deadline ${mark}`],
  )
  return rows[0]?.id ?? ''
}

async function anyUniversity({ databases }: Site): Promise<string> {
  const { rows } = await databases.catalog.pool.query<{ id: string }>(
    'select id from universities limit 1',
  )
  return rows[0]?.id ?? ''
}

type Ask = (by: Person, document: string, variables?: Row) => Promise<Row>

async function finishedRun(graph: Ask, student: Person): Promise<string> {
  const start = `mutation ($input: StartMatchInput!) { answer: startMatch(input: $input) { ... on MatchRunSuccess { run { id } } } }`
  const input = { profile: matchProfile(student.mark) }
  const { run } = (await graph(student, start, { input })) as { run: { id: string } }
  const read = `query ($id: ID!) { answer: matchRun(id: $id) { status failure } }`
  await eventually(async () => {
    const { status, failure } = await graph(student, read, run)
    if (status !== 'FINISHED') throw new Error(`the match is ${status}: ${failure}`)
  })
  return run.id
}

/** @returns the id of a message that carries the student's mark */
async function contactMessage(graph: Ask, { student, admin }: People): Promise<string> {
  const send = `mutation ($input: SendContactMessageInput!) { answer: sendContactMessage(input: $input) { __typename } }`
  const input = { email: student.email, message: `It stays empty. ${student.mark}` }
  await graph(student, send, { input })
  const read = `{ answer: contactMessages(first: 100) { edges { node { id message } } } }`
  const { edges } = (await graph(admin, read)) as {
    edges: { node: { id: string; message: string } }[]
  }
  const found = edges.find(({ node }) => node.message === input.message)
  if (!found) throw new Error('contactMessages lack it')
  return found.node.id
}

/** @returns the address that was suggested */
async function suggest(graph: Ask, by: Person): Promise<string> {
  const document = `mutation ($input: SuggestListingInput!) { answer: suggestListing(input: $input) { __typename } }`
  const reason = `It pays my tuition and is on no list. ${by.mark}`
  const url = `https://${newMark()}.example`
  await graph(by, document, { input: { url, reason } })
  return url
}

const NAMES = { listingCases: 'scholarship { id }', listingSuggestions: 'url' }

/** A row of an admin's list, found by its subject. */
async function rowOf(
  graph: Ask,
  admin: Person,
  field: keyof typeof NAMES,
  isMeant: (text: string) => boolean,
) {
  const document = `{ answer: ${field}(first: 100) { edges { node { id version ${NAMES[field]} } } } }`
  const { edges } = (await graph(admin, document)) as {
    edges: { node: { id: string; version: number } }[]
  }
  const found = edges.find(({ node }) => isMeant(JSON.stringify(node)))
  if (!found) throw new Error(`${field} lack it`)
  const { id, version } = found.node
  return { id, version }
}

async function upload(site: Site, { owner, organizationMark }: People): Promise<string> {
  const response = await fetch(
    `${site.url}/api/scholarship-imports?fileName=${organizationMark}.csv`,
    {
      method: 'POST',
      headers: {
        cookie: [...owner.jar].map((pair) => pair.join('=')).join('; '),
        origin: site.url,
        'content-type': 'text/csv',
      },
      body: csvOf(organizationMark),
    },
  )
  if (response.status !== 201) throw new Error(await response.text())
  const id = String(((await response.json()) as Row)['id'])
  await site.readImport(id)
  return id
}

/** Signs in with another browser and returns the id of that session. */
async function furtherSession(site: Site, { mark }: Person): Promise<string> {
  const browser = createPerson(site.url)
  await browser.post('/api/auth/login', { username: mark, password: PASSWORD })
  const sessions = (await browser.get('/api/sessions')).body
  return String(sessions.find(({ isCurrent }) => isCurrent)?.['id'])
}
