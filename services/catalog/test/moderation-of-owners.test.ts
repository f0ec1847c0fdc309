import { afterAll, beforeAll, expect, it } from 'vitest'
import { testCaller } from '@landfall/kit/testing/callers'
import { type RunningCatalog, admin, member, startCatalog } from './_app.ts'
import { FORM, editing } from './_editing.ts'

let catalog: RunningCatalog
beforeAll(async () => {
  catalog = await startCatalog()
})
afterAll(() => catalog?.stop())

const { create, step } = editing(() => catalog)
const FEE = 'For builders of bridges. You must pay a fee of $25 with your application form.'

const openCase = (id: string) => catalog.stores.listingCases.openOf(id)

/** Decides the open case of a listing. */
async function decide(scholarshipId: string, outcome: string) {
  const open = await openCase(scholarshipId)
  const { resolveListingCase } = await catalog.ask(
    admin(),
    `mutation ($input: ResolveListingCaseInput!) {
      resolveListingCase(input: $input) { __typename } }`,
    { input: { id: open?.id, version: open?.version, outcome } },
  )
  expect(resolveListingCase.__typename).toBe('ResolveListingCaseSuccess')
}

async function report(id: string) {
  await catalog.ask(
    testCaller(),
    `mutation ($input: ReportScholarshipInput!) {
      reportScholarship(input: $input) { __typename } }`,
    { input: { id, reason: 'asks-for-money' } },
  )
}

it('an owner shows what a moderator removed only once a moderator has looked', async () => {
  const owner = member()
  const { id } = (await create(owner)).scholarship
  await report(id)
  await decide(id, 'REMOVED')
  expect(await step('publish', owner, id)).toMatchObject({
    __typename: 'Forbidden',
    message: expect.stringContaining('removed this scholarship from search'),
  })
  expect((await catalog.stores.scholarships.find(id))?.status).toBe('closed')
  await decide(id, 'DISMISSED')
  expect((await step('publish', owner, id)).scholarship.status).toBe('PUBLISHED')
})

it('an administrator’s publication for an organization of their own is held back', async () => {
  const owner = member()
  if (owner.viewer.kind !== 'user') throw new Error('a member is signed in')
  const { memberships } = owner.viewer
  const insider = testCaller({ roles: ['admin'], memberships, isEmailVerified: true })
  const { id } = (await create(owner, { ...FORM, description: FEE })).scholarship
  expect(await step('publish', insider, id)).toMatchObject({
    __typename: 'Forbidden',
    message: expect.stringContaining('pay a fee'),
  })
  expect(await openCase(id)).not.toBeNull()
})
