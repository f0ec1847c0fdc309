import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSealer } from '@landfall/kit/core/sealed'
import { createLog } from '@landfall/kit/observability/log'
import { deliver } from '@landfall/kit/messaging/consumers'
import type { Requirement } from '@landfall/matching/requirements/requirement'
import { requirement } from '@landfall/matching/testing/examples'
import { type Profile, studentSaved } from '@landfall/matching/testing/student-saved'
import type { StudentDetails } from '@landfall/proto-events/identity/student-saved.v1'
import { universityIdOf } from '@landfall/reference/university-id'
import { onStudentSaved } from '../src/events/on-student-saved.ts'
import { type RunningCatalog, startCatalog, student } from './_app.ts'
import { awardsAsking } from './_asking.ts'

const DUKE = 198_419
const byProfile = (
  key: string,
  rule: Extract<Requirement['decide'], { by: 'profile' }>['rule'],
) => requirement({ key, label: key, decide: { by: 'profile', rule } })
const essay = requirement({ key: 'essay', decide: { by: 'action' } })
const place = requirement({
  key: 'place',
  kind: 'admitted-to',
  text: 'You need a place at Duke University.',
  decide: { by: 'action' },
  figures: { institutions: [{ name: 'Duke University', unitid: DUKE }] },
})
const ASKED = {
  women: [byProfile('gender', { kind: 'gender', genders: ['woman'] })],
  young: [
    byProfile('age', { kind: 'age-max', years: 25, byLevel: {}, onDate: '2026-12-31' }),
  ],
  duke: [essay, place],
}

const lines: string[] = []
let catalog: RunningCatalog
/** The awards, by what they ask. */
let awards: Map<string, string>
beforeAll(async () => {
  const destination = { write: (line: string) => void lines.push(line) }
  const log = createLog({ service: 'catalog', level: 'trace', destination })
  catalog = await startCatalog(undefined, { log })
  const asking = await awardsAsking(catalog, Object.values(ASKED))
  awards = new Map(Object.keys(ASKED).map((name, at) => [name, asking[at]?.id ?? '']))
})
afterAll(() => catalog?.stop())

let caller: ReturnType<typeof student>
let studentId: string
beforeEach(() => {
  caller = student()
  studentId = caller.viewer.kind === 'visitor' ? '' : caller.viewer.userId
})

const ownSealer = () => createSealer(catalog.config.studentAnswersKey)

async function saved(
  version: number,
  details: StudentDetails | null,
  more: Partial<Profile> = {},
  sealer = ownSealer(),
) {
  const sealedDetails = details === null ? null : await sealer.seal(details)
  const profile = { intendedDegreeLevel: 'graduate' as const, country: 'KE', ...more }
  return studentSaved({ ...profile, studentId, version, sealedDetails })
}

const deliverProfile = (event: Awaited<ReturnType<typeof saved>>) =>
  deliver(onStudentSaved, event, catalog.unitOfWork)

const kept = async () =>
  (await catalog.stores.studentFacts.findWithAnswers([studentId])).get(studentId)

async function judged(award: keyof typeof ASKED) {
  const { scholarship } = await catalog.ask(
    caller,
    `query ($id: ID!) { scholarship(id: $id) { requirements { text } eligibility {
      verdict label questions { profileField } steps { key yours } } } }`,
    { id: awards.get(award) },
  )
  return { ...scholarship.eligibility, requirements: scholarship.requirements }
}

/** Which of the awards a search for the eligible ones finds. */
async function eligible(): Promise<string[]> {
  const query = `query ($filter: ScholarshipFilter) {
    scholarships(first: 100, filter: $filter) { edges { node { id } } } }`
  const filter = { eligibleOnly: true, includeUnknown: false }
  const { scholarships } = await catalog.ask(caller, query, { filter })
  const found = new Set(
    scholarships.edges.map((edge: { node: { id: string } }) => edge.node.id),
  )
  return [...awards].flatMap(([name, id]) => (found.has(id) ? name : []))
}

describe('details of a profile', () => {
  it('are kept sealed, each event once and never an older one', async () => {
    const older = await saved(1, { dateOfBirth: '1980-01-01', gender: 'man' })
    const newer = await saved(
      2,
      { dateOfBirth: '2004-05-05', gender: 'woman' },
      { intendedUniversityIds: [universityIdOf(DUKE)] },
    )
    expect(await deliverProfile(newer)).toBe('handled')
    expect(await deliverProfile(newer)).toBe('duplicate')
    await deliverProfile(older)
    expect(await kept()).toMatchObject({
      sealedDetails: newer.data.sealedDetails,
      intendedUniversities: [universityIdOf(DUKE)],
    })
    const { rows } = await catalog.postgres.pool.query<{ row: string }>(
      'select student_facts::text as row from student_facts where student_id = $1',
      [studentId],
    )
    // Its id is random, and may hold any year.
    expect(rows[0]?.row.replaceAll(studentId, '')).not.toMatch(/2004|woman/)
  })

  it('are asked for until they are told, and then decide', async () => {
    await deliverProfile(await saved(1, null))
    expect(await judged('women')).toMatchObject({
      verdict: 'ANSWER_QUESTIONS',
      questions: [{ profileField: 'gender' }],
    })
    expect(await judged('young')).toMatchObject({
      verdict: 'ANSWER_QUESTIONS',
      questions: [{ profileField: 'dateOfBirth' }],
    })
    expect(await eligible()).toEqual(['duke'])

    await deliverProfile(await saved(2, { dateOfBirth: '2004-05-05', gender: 'man' }))
    expect(await judged('women')).toMatchObject({ label: 'Not eligible: gender' })
    expect(await judged('young')).toMatchObject({ verdict: 'ELIGIBLE' })
    expect(await eligible()).toEqual(['young', 'duke'])

    await deliverProfile(await saved(3, { dateOfBirth: '1999-05-05', gender: 'woman' }))
    expect(await judged('women')).toMatchObject({ verdict: 'ELIGIBLE' })
    expect(await judged('young')).toMatchObject({ label: 'Not eligible: age' })
    expect(await eligible()).toEqual(['women', 'duke'])
  })

  it('that another key sealed are asked for, and shut nobody out', async () => {
    const other = createSealer(randomBytes(32).toString('base64url'))
    await deliverProfile(
      await saved(1, { dateOfBirth: '1980-01-01', gender: 'man' }, {}, other),
    )
    expect(await judged('women')).toMatchObject({ verdict: 'ANSWER_QUESTIONS' })
    expect(await judged('young')).toMatchObject({ verdict: 'ANSWER_QUESTIONS' })
  })

  it('reach no log, neither opened nor sealed', async () => {
    const details = { dateOfBirth: '1987-06-05', gender: 'woman' } as const
    const other = createSealer(randomBytes(32).toString('base64url'))
    const readable = await saved(1, details)
    const unreadable = await saved(2, details, {}, other)
    lines.length = 0
    for (const event of [readable, unreadable]) {
      await deliverProfile(event)
      await judged('women')
    }
    const logged = lines.join()
    expect(logged).toContain('what a student told could not be opened')
    for (const { data } of [readable, unreadable])
      expect(logged).not.toContain(data.sealedDetails)
    expect(logged).not.toMatch(/1987-06-05|woman/)
  })
})

describe('an award of a university', () => {
  it('asks for a place there first, and knows who wants to go there', async () => {
    await deliverProfile(await saved(1, null))
    const stranger = await judged('duke')
    expect(stranger.requirements.map(({ text }: { text: string }) => text)).toEqual([
      place.text,
      essay.text,
    ])
    expect(stranger).toMatchObject({
      verdict: 'ELIGIBLE',
      steps: [{ key: 'place', yours: null }, { key: 'essay' }],
    })
    await deliverProfile(
      await saved(2, null, { intendedUniversityIds: [universityIdOf(DUKE)] }),
    )
    expect(await judged('duke')).toMatchObject({
      verdict: 'ELIGIBLE',
      steps: [
        { key: 'place', yours: 'You plan to apply to Duke University' },
        { key: 'essay' },
      ],
    })
  })
})

describe('a copy from before details were kept', () => {
  it('takes them when identity tells the same version again, and nothing older', async () => {
    await deliverProfile(await saved(4, null))
    const again = await saved(4, { dateOfBirth: '2004-05-05', gender: 'woman' })
    for (const event of [again, again, { ...again, id: randomUUID() }])
      await deliverProfile(event)
    await deliverProfile(await saved(3, { dateOfBirth: '1980-01-01', gender: 'man' }))
    expect(await kept()).toMatchObject({ sealedDetails: again.data.sealedDetails })
    expect(await judged('women')).toMatchObject({ verdict: 'ELIGIBLE' })
  })
})
