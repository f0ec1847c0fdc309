import { randomUUID } from 'node:crypto'
import { testVisitor } from '@landfall/kit/testing/callers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApplications, type RunningApplications } from './_app.ts'
import {
  aMember,
  anOwnScholarship,
  changeScholarship,
  mutationsOn,
} from './_applications.ts'
import { reviewsOn, RUBRIC, submitTo } from './_reviews.ts'

let app: RunningApplications
let run: ReturnType<typeof reviewsOn>
beforeAll(async () => {
  app = await startApplications()
  run = reviewsOn(app)
})
afterAll(() => app.stop())

type Edge = { node: { scholarshipId: string } }
const idOf = ({ node }: Edge) => node.scholarshipId

it('a chair sees the reviews they lead by title: those with applications first, finished ones last', async () => {
  const ownerId = randomUUID()
  const add = async (title: string, facts = {}) => {
    const { scholarshipId } = await anOwnScholarship(app, {
      ownerId,
      facts: { title, ...facts },
    })
    return scholarshipId
  }
  const chair = aMember(ownerId, { role: 'editor' })
  const done = await add('A, done')
  const waiting = await add('B, nobody applied')
  const late = await add('D, applied')
  const first = await add('C, applied and archived')
  for (const id of [late, first]) await submitTo(app, id, [{}])
  const [over] = await submitTo(app, done, [{}])
  if (over) await mutationsOn(app).withdraw(over.student, { id: over.id })
  await changeScholarship(app, first, { status: 'archived' })
  await run.saveRubric(chair, { scholarshipId: done, criteria: RUBRIC })
  for (const to of ['SCORING', 'DECIDING', 'DONE'])
    await run.move(chair, { scholarshipId: done, to })
  // These take no applications here.
  await add('E, elsewhere', { isAppliedHere: false })
  await add('F, draft', { status: 'draft' })
  await add('G, archived', { status: 'archived' })
  await anOwnScholarship(app)
  const led = await run.led(chair)
  expect(led.edges.map(idOf)).toEqual([first, late, waiting, done])
  expect(led).toMatchObject({ totalCount: 4, pageInfo: { hasNextPage: false } })
  expect(led.edges[0].node).toMatchObject({ isChair: true, counts: { applications: 1 } })
  expect(led.edges[3].node.stage).toBe('DONE')
  const page = await run.led(chair, '(first: 3)')
  expect(page.edges).toHaveLength(3)
  const rest = await run.led(chair, `(first: 3, after: "${page.pageInfo.endCursor}")`)
  expect(rest.edges.map(idOf)).toEqual([done])
})

it('a person who leads no review gets an empty list', async () => {
  const { ownerId } = await anOwnScholarship(app)
  for (const by of [
    aMember(ownerId, { role: 'reviewer' }),
    aMember(ownerId, { isVerified: false }),
  ])
    await expect(run.led(by)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(run.led(testVisitor())).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' })
  expect(await run.led(aMember(randomUUID()))).toMatchObject({ edges: [], totalCount: 0 })
})
