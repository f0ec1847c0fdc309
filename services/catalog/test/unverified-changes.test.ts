import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningCatalog, member, startCatalog } from './_app.ts'
import { editing, FORM } from './_editing.ts'
import { csv, importing, line, rowsOf } from './_importing.ts'

let catalog: RunningCatalog
beforeAll(async () => {
  catalog = await startCatalog()
})
afterAll(() => catalog?.stop())

const { create, step, update } = editing(() => catalog)
const { importAll, ownedBy } = importing(() => catalog)

it.each([
  ['an organization that has to be looked at again', { isVerified: false }, 'not verified'],
  ['an unverified address', { isEmailVerified: false }, 'verify your email'],
])(
  'what students see is not changed by %s; drafts are, and it can be closed',
  async (_who, lacks, words) => {
    const organizationId = randomUUID()
    const before = member({ organizationId })
    const shown = (await create(before)).scholarship
    const draft = (await create(before, FORM, { status: 'draft' })).scholarship
    const now = member({ organizationId, ...lacks })
    const title = 'Another name'
    expect(await update(now, shown.id, { title })).toMatchObject({
      __typename: 'Forbidden',
      message: expect.stringContaining(words),
    })
    expect((await update(now, draft.id, { title })).scholarship).toMatchObject({ title })
    expect((await step('close', now, shown.id)).scholarship.status).toBe('CLOSED')
    expect((await update(now, shown.id, { title })).scholarship).toMatchObject({ title })
  },
)

it('what students see is not changed by a file that an unverified organization uploads', async () => {
  const organizationId = randomUUID()
  const before = member({ organizationId })
  await importAll(before, csv(line('A1', 'Shown')), true)
  await importAll(before, csv(line('A2', 'Draft')))
  const now = member({ organizationId, isVerified: false })
  const found = await importAll(
    now,
    csv(line('A1', 'Shown', '4000'), line('A2', 'Draft', '4000')),
  )
  expect(rowsOf(found)).toMatchObject([
    { state: 'REFUSED', faults: [{ message: expect.stringContaining('Students see') }] },
    { state: 'DONE' },
  ])
  expect(await ownedBy(before)).toMatchObject([
    { title: 'Draft', amount: '4000.00' },
    { title: 'Shown', amount: '2500.00', status: 'published' },
  ])
})
