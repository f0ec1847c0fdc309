import { afterAll, beforeAll, expect, it } from 'vitest'
import { aPdf } from '../src/student/document/inspection/_files.ts'
import { aStudent, startApplications, type RunningApplications } from './_app.ts'
import { anOwnScholarship, FORM, mutationsOn } from './_applications.ts'
import { upload } from './_documents.ts'

let app: RunningApplications
let run: ReturnType<typeof mutationsOn>
beforeAll(async () => {
  app = await startApplications()
  run = mutationsOn(app)
})
afterAll(() => app.stop())

const REMOVE = `mutation ($input: RemoveDocumentInput!) { removeDocument(input: $input) { __typename } }`

it('a submission holds the documents of its student, whatever becomes of the vault', async () => {
  const student = aStudent()
  const { scholarshipId } = await anOwnScholarship(app)
  const { body } = await upload(app, student, { name: 'grades.pdf', bytes: aPdf('grades') })
  const transcripts = [String(body['id'])]
  const form = { ...FORM, transcripts }
  const submitted = await run.submit(student, { scholarshipId, form })
  expect(submitted.__typename).toBe('ApplicationSubmitted')
  const removed = await app.ask(student, REMOVE, { input: { id: body['id'] } })
  expect(removed.removeDocument.__typename).toBe('RemoveDocumentSuccess')
  const holder = { kind: 'submission', id: submitted.submission.id }
  expect(await app.stores.documents.findHeld(holder)).toMatchObject([
    { name: 'grades.pdf' },
  ])
})

it('a submission accepts no document of another student, and no removed one', async () => {
  const student = aStudent()
  const { scholarshipId } = await anOwnScholarship(app)
  const theirs = await upload(app, aStudent(), { name: 'a.pdf', bytes: aPdf('theirs') })
  const foreign = { additionalDocuments: [String(theirs.body['id'])] }
  expect((await run.save(student, { scholarshipId, form: foreign })).errors).toEqual([
    {
      path: ['form', 'additionalDocuments'],
      message: 'A document is not in your vault, or was found unsafe. Choose another.',
    },
  ])
  const own = await upload(app, student, { name: 'b.pdf', bytes: aPdf('own') })
  const form = { ...FORM, recommendationLetters: [String(own.body['id'])] }
  await run.save(student, { scholarshipId, form })
  await app.ask(student, REMOVE, { input: { id: own.body['id'] } })
  const refused = await run.submit(student, { scholarshipId })
  expect(refused.errors[0].path).toEqual(['form', 'recommendationLetters'])
})
