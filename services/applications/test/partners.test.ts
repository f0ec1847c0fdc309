import type { Caller, PartnerScope } from '@landfall/kit/identity/viewer'
import { testVisitor } from '@landfall/kit/testing/callers'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aStudent, startApplications, type RunningApplications } from './_app.ts'
import { anOwnScholarship, FORM, mutationsOn } from './_applications.ts'

let app: RunningApplications
let run: ReturnType<typeof mutationsOn>
beforeAll(async () => {
  app = await startApplications()
  run = mutationsOn(app)
})
afterAll(() => app.stop())

const ALL: PartnerScope[] = ['applications:read', 'applicants:read']

function aPartner(
  organizationId: string,
  o: { scopes?: PartnerScope[]; isVerified?: boolean } = {},
): Caller {
  const { scopes = ALL, isVerified = true } = o
  const partner = { keyId: randomUUID(), organizationId, isVerified, scopes }
  return { ...testVisitor({ channel: 'partner' }), partner }
}

const NODE = `id programId state isShared submission { form { email } }`
/** What a key reads about the organization that the query plan names. */
async function read(caller: Caller, organizationId: string, args = '(first: 20)') {
  const query = `query ($of: [_Any!]!) { _entities(representations: $of) { ... on Partner {
    applications${args} { totalCount pageInfo { hasNextPage endCursor } edges { node { ${NODE} } } } } } }`
  const of = [{ __typename: 'Partner', organizationId }]
  return (await app.ask(caller, query, { of }))._entities[0]?.applications
}

async function submitted(ownerId: string, isShared?: boolean) {
  const student = aStudent()
  const { scholarshipId } = await anOwnScholarship(app, { ownerId })
  const input = { scholarshipId, form: FORM, isShared }
  const { application } = await run.submit(student, input)
  return { student, scholarshipId, id: application.id as string }
}

it('an organization’s systems read who applied only where the applicant, who is told of it, agreed', async () => {
  const ownerId = randomUUID()
  const agreed = await submitted(ownerId, true)
  const silent = await submitted(ownerId)
  const key = aPartner(ownerId)
  const page = await read(key, ownerId)
  expect(page.totalCount).toBe(2)
  const byId = Object.fromEntries(
    page.edges.map(({ node }: { node: { id: string } }) => [node.id, node]),
  )
  expect(byId[agreed.id]).toMatchObject({
    programId: agreed.scholarshipId,
    state: 'SUBMITTED',
    isShared: true,
    submission: { form: { email: FORM.email } },
  })
  expect(byId[silent.id]).toMatchObject({ isShared: false, submission: null })
  expect((await run.find(agreed.student, agreed.id)).openedBy).toEqual([
    { organizationId: ownerId },
  ])
  expect((await run.find(silent.student, silent.id)).openedBy).toEqual([])
})

it('a key reads page by page, for one program or all', async () => {
  const ownerId = randomUUID()
  const ids = []
  for (let count = 0; count < 3; count++) ids.push(await submitted(ownerId))
  const key = aPartner(ownerId, { scopes: ['applications:read'] })
  const first = await read(key, ownerId, '(first: 2)')
  expect([first.edges.length, first.pageInfo.hasNextPage]).toEqual([2, true])
  const after = JSON.stringify(first.pageInfo.endCursor)
  const second = await read(key, ownerId, `(first: 2, after: ${after})`)
  const seen = [...first.edges, ...second.edges].map(({ node }) => node.id)
  expect(seen.toSorted()).toEqual(ids.map(({ id }) => id).toSorted())
  const one = `(programId: "${ids[0]?.scholarshipId}")`
  expect((await read(key, ownerId, one)).totalCount).toBe(1)
})

it('a key reads nothing of another organization, and nothing beyond its scopes', async () => {
  const [ours, theirs] = [randomUUID(), randomUUID()]
  const { id } = await submitted(theirs, true)
  expect(await read(aPartner(ours), theirs)).toBeUndefined()
  expect(await read(testVisitor(), theirs)).toBeUndefined()
  expect((await read(aPartner(ours), ours)).totalCount).toBe(0)
  const one = `query ($of: [_Any!]!) { _entities(representations: $of) { ... on Partner { application(id: "${id}") { id } } } }`
  const of = [{ __typename: 'Partner', organizationId: ours }]
  expect((await app.ask(aPartner(ours), one, { of }))._entities[0].application).toBeNull()

  const refusal = { code: 'FORBIDDEN' }
  await expect(read(aPartner(theirs, { scopes: [] }), theirs)).rejects.toMatchObject(
    refusal,
  )
  const unverified = aPartner(theirs, { isVerified: false })
  await expect(read(unverified, theirs)).rejects.toMatchObject({
    ...refusal,
    message: expect.stringContaining('also after a change of name'),
  })
  const narrow = aPartner(theirs, { scopes: ['applications:read'] })
  const [{ node }] = (await read(narrow, theirs)).edges
  expect(node).toMatchObject({ id, isShared: true, submission: null })
})

it('no key acts: what needs a person is refused', async () => {
  const ownerId = randomUUID()
  const { id, scholarshipId } = await submitted(ownerId, true)
  const key = aPartner(ownerId)
  const answers = [
    await run.move(key, { id, to: 'SHORTLISTED' }),
    await run.save(key, { scholarshipId, form: FORM }),
  ]
  expect(answers.map(({ __typename }) => __typename)).toEqual([
    'NotSignedIn',
    'NotSignedIn',
  ])
})
