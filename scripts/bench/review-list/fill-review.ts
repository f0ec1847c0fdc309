import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client as Database } from 'pg'
import { beginApplication, submitApplication } from '../../e2e/kit/applications.ts'
import { site } from '../../e2e/kit/config.ts'
import { readToken } from '../../e2e/kit/mailbox.ts'
import { expectStatus, scholarshipForm, signUp, signUpDonor } from '../../e2e/kit/people.ts'
import type { Client } from '../../e2e/kit/rest.ts'

const ESSAY =
  'I dig wells where the rain forgets to fall. At Moi University I learned where. '.repeat(
    30,
  )
const levels = [0, 1, 2, 3, 4].map((points) => ({ points, anchor: `Level ${points}` }))
const criteria = ['Need', 'Purpose', 'Plan'].map((name, n) => {
  return { name, weight: n === 0 ? 34 : 33, levels }
})

/** A review at the scoring stage with many applications; two of three reviewers have scored all of theirs. */
export async function fillReview(count: number) {
  const donor = await signUpDonor({ isVerified: true })
  const chair = donor.client
  const made = await chair.post<{ id: string }>(
    '/api/scholarships',
    scholarshipForm({ status: 'published' }),
  )
  expectStatus(made, 201)
  const scholarshipId = made.body.id
  const first = await applicant(scholarshipId)
  const reviewers = []
  for (const name of ['Chidi', 'Dana', 'Eve']) reviewers.push(await reviewer(donor, name))
  const database = await openDatabase()
  await copyApplications(database, first, count)
  await graph(chair, 'saveReviewSettings', 'SaveReviewSettingsInput', { scholarshipId, reviewsPerApplication: 3 }) // prettier-ignore
  await graph(chair, 'saveRubric', 'SaveRubricInput', { scholarshipId, criteria })
  await graph(chair, 'assignReviewers', 'ReviewIdInput', { scholarshipId })
  await graph(chair, 'moveReview', 'MoveReviewInput', { scholarshipId, to: 'SCORING' })
  const [own, ...others] = reviewers
  if (!own) throw new Error('there are three reviewers')
  for (const { userId } of others) await scoreAll(database, scholarshipId, userId)
  const { rows } = await database.query(
    'select application_id as id from review_assignments where scholarship_id = $1 and reviewer_id = $2 order by 1',
    [scholarshipId, own.userId],
  )
  const keys = await keysOf(database, scholarshipId)
  await database.end()
  const toScore = rows.map(({ id }) => String(id))
  return { scholarshipId, chair, reviewer: own.client, toScore, keys }
}

async function applicant(scholarshipId: string): Promise<string> {
  const student = await signUp('student')
  const texts = { personalStatement: ESSAY.slice(0, 2_000), essay1: ESSAY }
  const id = await beginApplication(student, scholarshipId, texts)
  await submitApplication(student, id)
  return id
}

async function reviewer(donor: Awaited<ReturnType<typeof signUpDonor>>, name: string) {
  const { client, person, user } = await signUp('donor', name)
  const path = `/api/organizations/${donor.organization.id}/invitations`
  const invitation = { email: person.email, role: 'reviewer' }
  expectStatus(await donor.client.post(path, invitation), 201)
  const token = await readToken(person.email, '/invitations')
  expectStatus(await client.post('/api/organizations/invitations/accept', { token }), 200)
  return { client, userId: user.id }
}

async function graph(by: Client, field: string, type: string, input: object) {
  const query = `mutation Fill($input: ${type}!) { it: ${field}(input: $input) { __typename ... on Problem { message } } }`
  const { text } = await by.post('/graphql', { query, variables: { input } })
  if (!text.includes('ReviewSaved')) throw new Error(`${field}: ${text.slice(0, 300)}`)
}

/** Opens the platform's database; the platform's folder holds its port and password. */
async function openDatabase(): Promise<Database> {
  const { postgres: port } = readState('run/ports.json') as { postgres: number }
  const { stores } = readState('secrets') as { stores: string }
  const database = new Database({
    connectionString: `postgres://landfall:${stores}@127.0.0.1:${port}/postgres`,
    options: '-c search_path=applications,public',
  })
  await database.connect()
  return database
}

function readState(name: string): unknown {
  return JSON.parse(readFileSync(join(site.state ?? '', name), 'utf8'))
}

/** Copies the application for as many students as wanted. */
async function copyApplications(database: Database, id: string, count: number) {
  await database.query(
    `create temp table copies as
     select n, gen_random_uuid() as application, gen_random_uuid() as student from generate_series(2, ${count}) n`,
  )
  await database.query(
    copy(
      'scholarship_applications',
      'id',
      `'id', application, 'student_id', student, 'first_name', 'Amina ' || n`,
    ),
    [id],
  )
  await database.query(
    copy(
      'application_submissions',
      'application_id',
      `'id', gen_random_uuid(), 'application_id', application, 'student_id', student`,
    ),
    [id],
  )
  await database.query('analyze')
}

/** Copies the row that `key` names, changing what is each copy's own. */
function copy(table: string, key: string, change: string): string {
  return `insert into ${table} select (jsonb_populate_record(null::${table}, to_jsonb(one) || jsonb_build_object(${change}))).*
    from ${table} one cross join copies where one.${key} = $1`
}

async function keysOf(database: Database, scholarshipId: string): Promise<string[]> {
  const { rows } = await database.query(
    'select rubric from reviews where scholarship_id = $1',
    [scholarshipId],
  )
  const [review] = rows as { rubric: { key: string }[] }[]
  return review?.rubric.map(({ key }) => key) ?? []
}

/** Scores every application that is assigned to this reviewer, by random points. */
async function scoreAll(database: Database, scholarshipId: string, userId: string) {
  const keys = await keysOf(database, scholarshipId)
  const points = keys.map(
    (key) =>
      `'${key}', jsonb_build_object('points', floor(random() * 5)::int, 'comment', null)`,
  )
  await database.query(
    `insert into review_scores (application_id, reviewer_id, scholarship_id, points, comment, is_final, total, submission_number, saved_at)
     select application_id, reviewer_id, scholarship_id, jsonb_build_object(${points.join(', ')}), null, true, floor(random() * 101), 1, now()
     from review_assignments where scholarship_id = $1 and reviewer_id = $2`,
    [scholarshipId, userId],
  )
}
