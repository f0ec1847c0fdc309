import { randomBytes } from 'node:crypto'
import { createSealer, type Sealer } from '@landfall/kit/core/sealed'
import { testVisitor } from '@landfall/kit/testing/callers'
import type { Requirement } from '@landfall/matching/requirements/requirement'
import { requirement } from '@landfall/matching/testing/examples'
import { studentSaved } from '@landfall/matching/testing/student-saved'
import type { StudentDetails } from '@landfall/proto-events/identity/student-saved.v1'
import { universityIdOf } from '@landfall/reference/university-id'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { aStudent, startAiWorkers, type RunningAiWorkers } from './_app.ts'
import { aListing } from './_listings.ts'

const DUKE = 198_419
/** Ids are random and may contain any year. */
const IDS = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g
type Rule = Extract<Requirement['decide'], { by: 'profile' }>['rule']
const asking = (label: string, rule: Rule) =>
  aListing({
    title: label,
    requirements: [requirement({ key: label, label, decide: { by: 'profile', rule } })],
  })
const forWomen = asking('gender', { kind: 'gender', genders: ['woman'] })
const forYoung = asking('age', {
  kind: 'born-after',
  date: '2000-01-01',
})
const atDuke = aListing({
  title: 'place',
  requirements: [
    requirement({ key: 'essay', text: 'Write an essay.', decide: { by: 'action' } }),
    requirement({
      key: 'place',
      kind: 'admitted-to',
      text: 'You need a place at Duke University.',
      decide: { by: 'action' },
      figures: { institutions: [{ name: 'Duke University', unitid: DUKE }] },
    }),
  ],
})

let app: RunningAiWorkers
beforeAll(async () => {
  app = await startAiWorkers()
  await app.storeListings(forWomen, forYoung, atDuke)
  await app.startWorker()
})
afterAll(() => app.stop())

let caller: ReturnType<typeof aStudent>
let studentId: string
beforeEach(() => {
  caller = aStudent()
  studentId = caller.viewer.kind === 'user' ? caller.viewer.userId : ''
})

const ownSealer = () => createSealer(app.config.studentAnswersKey)

async function saved(
  version: number,
  details: StudentDetails,
  {
    sealer = ownSealer(),
    intendedUniversityIds = [] as string[],
  }: {
    sealer?: Sealer
    intendedUniversityIds?: string[]
  } = {},
) {
  const sealedDetails = await sealer.seal(details)
  return studentSaved({ studentId, version, sealedDetails, intendedUniversityIds })
}

const titlesIn = (list: { scholarship: { id: string } }[]) =>
  [forWomen, forYoung, atDuke].flatMap(({ scholarshipId, title }) =>
    list.some((one) => one.scholarship.id === scholarshipId) ? title : [],
  )

/** The titles that a match calls eligible, and the titles that it has a question about. */
async function matched() {
  const { result } = (await app.match(caller)).run
  return { fits: titlesIn(result.matches), asks: titlesIn(result.toAnswer), result }
}

it('a match asks for details that nobody told', async () => {
  expect(await matched()).toMatchObject({ fits: ['place'], asks: ['gender', 'age'] })
})

it('a match uses the newest details, however often and in whatever order they come', async () => {
  const older = await saved(1, { dateOfBirth: '1990-05-05', gender: 'woman' })
  const newer = await saved(2, { dateOfBirth: '2004-05-05', gender: 'man' })
  for (const event of [newer, older, newer, older]) await app.receive(event)
  expect(await matched()).toMatchObject({ fits: ['age', 'place'], asks: [] })
})

it('the copy accepts details that identity tells again with a version it already has', async () => {
  await app.receive(studentSaved({ studentId, version: 4 }))
  const again = await saved(4, { dateOfBirth: '2004-05-05', gender: 'woman' })
  const older = await saved(3, { dateOfBirth: '1990-05-05', gender: 'man' })
  for (const event of [again, again, older]) await app.receive(event)
  expect(await matched()).toMatchObject({ fits: ['gender', 'age', 'place'], asks: [] })
})

it('a match names a place at a university first, and tells only the student that they want to go there', async () => {
  await app.receive(
    await saved(
      1,
      { dateOfBirth: null, gender: null },
      { intendedUniversityIds: [universityIdOf(DUKE)] },
    ),
  )
  const { run } = await app.match(caller)
  const text = 'You need a place at Duke University.'
  const essay = { text: 'Write an essay.', yours: null }
  expect(run.result.matches).toMatchObject([
    { steps: [{ text, yours: 'You plan to apply to Duke University' }, essay] },
  ])
  const { shareMatchRun } = await app.ask(
    caller,
    `mutation ($id: ID!) { shareMatchRun(input: { id: $id }) {
      ... on MatchRunSuccess { run { shareToken } } } }`,
    { id: run.id },
  )
  const { sharedMatchRun } = await app.ask(
    testVisitor(),
    `query ($token: ID!) { sharedMatchRun(token: $token) {
      result { matches { steps { text yours } } } } }`,
    { token: shareMatchRun.run.shareToken },
  )
  expect(sharedMatchRun.result.matches).toEqual([{ steps: [{ text, yours: null }, essay] }])
})

it('a match asks for what another key sealed, and shuts nobody out by it', async () => {
  const sealer = createSealer(randomBytes(32).toString('base64url'))
  await app.receive(
    await saved(1, { dateOfBirth: '1990-05-05', gender: 'man' }, { sealer }),
  )
  expect(await matched()).toMatchObject({ fits: ['place'], asks: ['gender', 'age'] })
})

it('details are kept sealed, in the read copy and beside the runs', async () => {
  await app.receive(await saved(1, { dateOfBirth: '2004-05-05', gender: 'woman' }))
  await app.match(caller)
  const { rows } = await app.postgres.pool.query<{ kept: string }>(
    `select student_facts::text as kept from student_facts where student_id = $1
    union all select match_runs::text from match_runs where student_id = $1`,
    [studentId],
  )
  expect(rows).toHaveLength(2)
  for (const { kept } of rows) expect(kept.replaceAll(IDS, '')).not.toMatch(/2004|woman/)
})

it('a later match says what the details have changed', async () => {
  await app.receive(await saved(1, { dateOfBirth: null, gender: 'woman' }))
  expect(await matched()).toMatchObject({ fits: ['gender', 'place'] })
  // Another version of the listing, so that only the earlier details show whom it fitted then.
  await app.storeListings({ ...forWomen, version: 2 })
  await app.receive(await saved(2, { dateOfBirth: null, gender: 'man' }))
  const { run } = await app.match(caller)
  const query = `query ($id: ID!) { matchRun(id: $id) {
    changes { removed { reason scholarship { id } } } } }`
  const { matchRun } = await app.ask(caller, query, { id: run.id })
  expect(matchRun.changes.removed).toEqual([
    { reason: 'profile', scholarship: { id: forWomen.scholarshipId } },
  ])
})

it('nothing is left of earlier details beside matches that have ended', async () => {
  const kept = async () => {
    const { rows } = await app.postgres.pool.query<{ sealed: string | null }>(
      `select sealed_details as sealed from match_runs where student_id = $1 order by created_at, id`,
      [studentId],
    )
    return rows.map(({ sealed }) => sealed !== null)
  }
  const first = await saved(1, { dateOfBirth: '2004-05-05', gender: 'woman' })
  const second = await saved(2, { dateOfBirth: null, gender: null })
  await app.receive(first)
  await app.match(caller)
  expect(await kept()).toEqual([true])
  for (const event of [second, second, first]) await app.receive(event)
  expect(await kept()).toEqual([false])
})
