import { randomUUID } from 'node:crypto'
import { deliver } from '@landfall/kit/messaging/consumers'
import { newId } from '@landfall/kit/core/ids'
import { testCaller } from '@landfall/kit/testing/callers'
import type { EventEnvelope } from '@landfall/proto-events'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { onScholarshipMerged } from '../src/events/on-scholarship-merged.ts'
import { startApplications, type RunningApplications } from './_app.ts'
import { createMutation, planMutation } from './_reminders.ts'

let app: RunningApplications
beforeAll(async () => {
  app = await startApplications()
})
afterAll(() => app.stop())

const SAVE = `mutation ($input: SaveScholarshipInput!) { saveScholarship(input: $input) { __typename } }`
const LIST = `{ savedScholarships { totalCount edges { node { notes scholarship { id } } } } }`

let merged: string
let into: string
beforeEach(async () => {
  ;[merged, into] = [await app.knowScholarship(), await app.knowScholarship()]
})

const student = () => testCaller({ accountType: 'student', userId: randomUUID() })
type Who = ReturnType<typeof student>

const save = (who: Who, scholarshipId: string, notes: string) =>
  app.ask(who, SAVE, { input: { scholarshipId, notes } })

async function savedBy(who: Who) {
  const { savedScholarships } = await app.ask(who, LIST)
  expect(savedScholarships.totalCount).toBe(savedScholarships.edges.length)
  return savedScholarships.edges
    .map(({ node }: { node: { notes: string; scholarship: { id: string } } }) => [
      node.scholarship.id,
      node.notes,
    ])
    .toSorted()
}

function makeEvent(verb: 'merged' | 'unmerged', version: number): EventEnvelope<unknown> {
  return {
    specversion: '1.0',
    id: newId(),
    source: '/catalog',
    type: `landfall.catalog.scholarship.${verb}.v1`,
    subject: merged,
    time: '2026-11-21T10:00:00.000Z',
    datacontenttype: 'application/json',
    aggregateversion: version,
    data: { scholarshipId: merged, intoId: into },
  }
}

const receive = (envelope: EventEnvelope<unknown>) => {
  const consumer = onScholarshipMerged.find(({ event }) => event.type === envelope.type)
  if (!consumer) throw new Error(`nobody consumes ${envelope.type}`)
  return deliver(consumer, envelope, app.unitOfWork)
}

it('a merge moves what was saved of the merged scholarship to the other, and its undoing brings it back', async () => {
  const [ada, ben] = [student(), student()]
  await save(ada, merged, 'for spring')
  await save(ben, merged, 'first')
  await save(ben, into, 'second')
  const before = [await savedBy(ada), await savedBy(ben)]

  const event = makeEvent('merged', 3)
  expect(await receive(event)).toBe('handled')
  expect(await receive(event)).toBe('duplicate')
  expect(await savedBy(ada)).toEqual([[into, 'for spring']])
  expect(await savedBy(ben)).toEqual([[into, 'second\n\nfirst']])

  const back = makeEvent('unmerged', 4)
  expect(await receive(back)).toBe('handled')
  expect(await receive(back)).toBe('duplicate')
  expect([await savedBy(ada), await savedBy(ben)]).toEqual(before)
})

it('a merge keeps the further status and the reminder choices of either, and its undoing gives them back', async () => {
  const who = student()
  const input = { scholarshipId: merged, applicationStatus: 'applied' }
  await app.ask(who, SAVE, { input })
  await save(who, into, 'second')
  await app.ask(who, planMutation, { input: { scholarshipId: merged, daysBefore: [5] } })
  const ask = async () => {
    const fields = 'scholarship { id } applicationStatus reminders { daysBefore }'
    const list = `{ savedScholarships { edges { node { ${fields} } } } }`
    const { savedScholarships } = await app.ask(who, list)
    return savedScholarships.edges.map(({ node }: { node: object }) => node)
  }
  const before = await ask()
  const event = makeEvent('merged', 3)
  expect(await receive(event)).toBe('handled')
  expect(await receive(event)).toBe('duplicate')
  expect(await ask()).toEqual([
    {
      scholarship: { id: into },
      applicationStatus: 'APPLIED',
      reminders: { daysBefore: [5] },
    },
  ])
  await receive(makeEvent('unmerged', 4))
  expect(await ask()).toEqual(expect.arrayContaining(before))
})

it('the newer event counts, in whichever order they come', async () => {
  const ada = student()
  await save(ada, merged, 'for spring')
  await receive(makeEvent('unmerged', 4))
  await receive(makeEvent('merged', 3))
  expect(await savedBy(ada)).toEqual([[merged, 'for spring']])
})

it('undoing a merge does not bring back what was taken off the list meanwhile', async () => {
  const ada = student()
  await save(ada, merged, 'for spring')
  await receive(makeEvent('merged', 3))
  const { rows } = await app.postgres.pool.query(
    'delete from saved_scholarships returning id',
  )
  expect(rows.length).toBeGreaterThan(0)
  await receive(makeEvent('unmerged', 4))
  expect(await savedBy(ada)).toEqual([])
})

it('undoing a merge leaves a row where it is when its place was taken meanwhile', async () => {
  const who = student()
  await save(who, merged, 'First')
  await receive(makeEvent('merged', 1))
  // An application that stays with the merged scholarship may save it again.
  const { pool } = app.postgres
  const moved = await pool.query('select * from saved_scholarships where scholarship_id = $1', [into]) // prettier-ignore
  const again = { ...moved.rows[0], id: newId(), scholarship_id: merged }
  const columns = Object.keys(again)
  await pool.query(
    `insert into saved_scholarships (${columns.join()}) values (${columns.map((_, at) => `$${at + 1}`).join()})`,
    Object.values(again),
  )
  await receive(makeEvent('unmerged', 2))
  const { rows } = await pool.query(
    'select scholarship_id as id from saved_scholarships where student_id = $1',
    [moved.rows[0].student_id],
  )
  expect(rows.map(({ id }) => id).toSorted()).toEqual([into, merged].toSorted())
})

it('a merge moves the student’s own reminders, and its undoing brings them back', async () => {
  const ada = student()
  await save(ada, merged, 'for spring')
  const reminderDate = new Date(Date.now() + 86_400_000).toISOString()
  await app.ask(ada, createMutation, { input: { scholarshipId: merged, reminderDate } })
  const remindedOf = async () => {
    const { deadlineReminders } = await app.ask(
      ada,
      '{ deadlineReminders { edges { node { scholarship { id } } } } }',
    )
    return deadlineReminders.edges.map(
      ({ node }: { node: { scholarship: { id: string } } }) => node.scholarship.id,
    )
  }
  await receive(makeEvent('merged', 3))
  expect(await remindedOf()).toEqual([into])
  await receive(makeEvent('unmerged', 4))
  expect(await remindedOf()).toEqual([merged])
})
