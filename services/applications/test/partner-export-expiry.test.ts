import { randomUUID } from 'node:crypto'
import { createSealer } from '@landfall/kit/core/sealed'
import { deliver } from '@landfall/kit/messaging/consumers'
import { testVisitor } from '@landfall/kit/testing/callers'
import { UserErased } from '@landfall/proto-events/identity/user-erased.v1'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onUserErased } from '../src/events/on-user-erased.ts'
import { makeSweepPartnerExports } from '../src/partner/export/sweep-partner-exports.ts'
import { makeRecordWithLetters } from '../src/savers.ts'
import { makeSweepDocuments } from '../src/student/document/sweep-documents.ts'
import { FORM } from './_applications.ts'
import { exchange } from './_documents.ts'
import { aKey, linesOf, type RunningExports, startExports } from './_partner-exports.ts'
import { envelope, movableClock, userIdOf } from './_reminders.ts'

const START = '2026-11-23T12:00:00Z'
const clock = movableClock(START)
let run: RunningExports
let app: RunningExports['app']
beforeAll(async () => {
  run = await startExports(clock)
  app = run.app
})
afterAll(() => app.stop())

async function sweepAll() {
  await makeSweepPartnerExports({ ...app, clock })()
  const { stores, unitOfWork } = app
  const uploads = { deleteExpired: async () => 0 }
  const findKeptElsewhere = stores.partnerExports.findKeptParts
  const deps = {
    unitOfWork,
    documents: stores.documents,
    objects: run.storage.objects,
    clock,
  }
  await makeSweepDocuments({ ...deps, uploads, findKeptElsewhere, hasScanner: false })()
}

const partsOf = async (id: string) =>
  (await app.stores.partnerExports.partsOf(id)).map(({ objectId }) => objectId)

const isThere = async (objectId: string) => {
  const content = await run.storage.objects.read(objectId)
  content?.destroy()
  return content !== null
}

/** Objects have the machine's real time, so the sweeps run at later times. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

describe('a file of an organization is deleted', () => {
  it('after a week, with its bytes, and not before', async () => {
    clock.set(inDays(0))
    const ownerId = randomUUID()
    const key = aKey(ownerId)
    await run.submitted(ownerId)
    const { export: begun } = await run.start(key)
    await run.fill(begun.id)
    const [objectId = ''] = await partsOf(begun.id)
    clock.set(inDays(6.9))
    await sweepAll()
    expect(await isThere(objectId)).toBe(true)
    expect((await run.take(key, ownerId)).status).toBe(200)
    clock.set(inDays(7.1))
    await sweepAll()
    expect(await isThere(objectId)).toBe(false)
    expect(await run.list(key, ownerId)).toEqual([])
  })

  it('at once when somebody in it erases their account, told once or twice', async () => {
    clock.set(inDays(0))
    const [ownerId, elsewhere] = [randomUUID(), randomUUID()]
    const [key, otherKey] = [aKey(ownerId), aKey(elsewhere)]
    const { student } = await run.submitted(ownerId)
    await run.submitted(elsewhere)
    const { export: begun } = await run.start(key)
    await run.fill(begun.id)
    const { export: other } = await run.start(otherKey)
    await run.fill(other.id)
    const [objectId = ''] = await partsOf(begun.id)
    const [{ download }] = await run.list(key, ownerId)
    const { export: second } = await run.start(key, { format: 'CSV' })

    await run.fill(second.id)
    const { pool } = app.postgres
    await pool.query(`update partner_exports set state = 'failed' where id = $1`, [
      second.id,
    ])
    const [brokenOff = ''] = await partsOf(second.id)
    const { export: third } = await run.start(key, { format: 'CSV' })

    const userId = userIdOf(student)
    const sealer = createSealer(app.config.studentAnswersKey)
    const consumer = onUserErased(makeRecordWithLetters({ sealer }))
    for (const version of [1, 2]) {
      const time = clock.now().toISOString()
      const event = envelope(UserErased, { subject: userId, version, time, data: { userId } }) // prettier-ignore
      await deliver(consumer, event, app.unitOfWork)
    }

    expect((await exchange(app, testVisitor(), download.path)).status).toBe(404)
    await run.fill(third.id)
    const states = (await run.list(key, ownerId)).map(
      ({ state }: { state: string }) => state,
    )
    expect(states).toEqual(['REMOVED', 'FAILED', 'REMOVED'])
    expect(await run.list(otherKey, elsewhere)).toMatchObject([{ state: 'COMPLETED' }])
    clock.set(inDays(1.1))
    await sweepAll()
    expect(await isThere(objectId)).toBe(false)
    expect(await isThere(brokenOff)).toBe(false)

    clock.set(inDays(0))
    const { export: anew } = await run.start(key, { kind: 'APPLICATIONS' })
    await run.fill(anew.id)
    const newest = (await run.list(key, ownerId)).find(({ id }: { id: string }) => id === anew.id) // prettier-ignore
    const text = await (await exchange(app, testVisitor(), newest.download.path)).text()
    expect(text).not.toContain(FORM.lastName)
    expect(linesOf(text)).toMatchObject([{ state: 'WITHDRAWN' }])
  })
})
