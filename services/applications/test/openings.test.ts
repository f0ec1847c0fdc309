import { afterAll, beforeAll, expect, it } from 'vitest'
import { aStudent, startApplications, type RunningApplications } from './_app.ts'
import { aMember, anOwnScholarship, FORM, mutationsOn } from './_applications.ts'

let app: RunningApplications
beforeAll(async () => {
  app = await startApplications()
})
afterAll(() => app.stop())

const LIST = `query ($id: ID!) { submittedApplications(scholarshipId: $id) {
  edges { node { id summary { firstName citizenship verdict } } } } }`
const ONE = `query ($id: ID!) { submittedApplication(id: $id) { lastSubmission { number } } }`

it('an application is opened by who reads it, not by who looks at the list', async () => {
  const run = mutationsOn(app)
  const student = aStudent()
  const { scholarshipId, ownerId } = await anOwnScholarship(app)
  const owner = aMember(ownerId)
  const { id } = (await run.submit(student, { scholarshipId, form: FORM })).application
  const { submittedApplications } = await app.ask(owner, LIST, { id: scholarshipId })
  const summary = { firstName: 'Ada', citizenship: 'Nigeria', verdict: 'ELIGIBLE' }
  expect(submittedApplications.edges).toEqual([{ node: { id, summary } }])
  expect((await run.find(student, id)).openedBy).toEqual([])
  await app.ask(owner, ONE, { id })
  expect((await run.find(student, id)).openedBy).toEqual([{ organizationId: ownerId }])
})
