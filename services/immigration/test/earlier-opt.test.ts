import { testCaller } from '@landfall/kit/testing/callers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startImmigration } from './_app.ts'
import { day, SAVE } from './_profile.ts'

const clock = { now: () => new Date('2026-11-28T15:00:00Z') }
let app: Awaited<ReturnType<typeof startImmigration>>
beforeAll(async () => {
  app = await startImmigration(clock)
})
afterAll(() => app.stop())

it('asks the level of the program that earlier OPT was for, and says what depends on it', async () => {
  const student = testCaller()
  const days = [
    day('optStart', '2022-07-01'),
    day('optEnd', '2023-06-30'),
    day('programStart', '2026-08-24'),
    day('programEnd', '2028-05-15'),
  ]
  const save = async (input: object) => {
    await app.ask(student, SAVE, { input })
    const read = `{ immigrationProfile { optLevel training { opt { leftDays isUnsure } } } }`
    const { optLevel, training } = (await app.ask(student, read)).immigrationProfile
    return { optLevel, ...training.opt }
  }
  expect(await save({ days, level: 'master' })).toEqual({
    optLevel: null,
    leftDays: 0,
    isUnsure: true,
  })
  const lower = { optLevel: 'BACHELOR', leftDays: 365, isUnsure: false }
  expect(await save({ optLevel: 'bachelor' })).toEqual(lower)
  // Fields that are left out stay.
  expect(await save({ birthCountry: 'Ghana' })).toEqual(lower)
  expect(await save({ optLevel: null })).toMatchObject({ optLevel: null, isUnsure: true })
})
