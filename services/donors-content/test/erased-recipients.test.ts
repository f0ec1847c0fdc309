import { randomUUID } from 'node:crypto'
import { newId } from '@landfall/kit/core/ids'
import { testCaller } from '@landfall/kit/testing/callers'
import { rowsNaming } from '@landfall/kit/testing/rows-naming'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeSaveDraft } from '../src/modules/content/save-draft.ts'
import { idOf, startNewsroom, storyForm } from './_newsroom.ts'
import { memberOf } from './_service.ts'

let newsroom: Awaited<ReturnType<typeof startNewsroom>>
beforeAll(async () => {
  newsroom = await startNewsroom()
})
afterAll(() => newsroom.stop())

it('keeps no story of a student whose account is erased while it is being saved', async () => {
  const organizationId = randomUUID()
  const [owner, student] = [memberOf(organizationId), testCaller()]
  const applicationId = await newsroom.accepted(idOf(student), organizationId)
  const { revisionId } = await newsroom.draft(
    owner,
    storyForm(organizationId, applicationId),
  )
  const words = await newsroom.revisions.find(revisionId)
  if (words === null) throw new Error('a draft has words')
  const saveDraft = makeSaveDraft({
    ...newsroom,
    newId,
    unitOfWork: async (work) => {
      await newsroom.hearErased(idOf(student))
      return newsroom.unitOfWork(work)
    },
  })
  const userId = idOf(owner)
  const author = { userId, organizationId, mayPublish: true, checkedBy: 'policy' } as const
  const draft = { id: null, words, applicationId, spotlightId: undefined, version: null }
  expect(await saveDraft(author, draft)).toMatchObject({
    ok: false,
    error: { errors: [{ path: ['applicationId'] }] },
  })
  await newsroom.outbox()
  expect(await rowsNaming(newsroom.postgres, [idOf(student), applicationId])).toEqual({})
})
