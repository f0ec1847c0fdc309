import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentModels } from '../src/db/documents.ts'
import { openDocuments } from '@landfall/kit/database/open-documents'
import { aStudent, startAiWorkers, type RunningAiWorkers } from './_app.ts'
import { CONTENT, essaysOf } from './_essays.ts'
import { type Documents, reviewingOf } from './_reviewing.ts'

let app: RunningAiWorkers
let essays: ReturnType<typeof essaysOf>
let documents: Documents
let reviewNow: ReturnType<typeof reviewingOf>
beforeAll(async () => {
  app = await startAiWorkers()
  essays = essaysOf(app)
  documents = openDocuments(app.config.mongodbUrl, documentModels)
  reviewNow = reviewingOf(app, documents)
})
afterAll(async () => {
  await documents.close()
  await app.stop()
})

describe('the next version', () => {
  const better = CONTENT.replace(
    'I have always wanted to make a difference.',
    'I had baked 41 rolls.',
  )

  it('has a review of its own, and says what of the open points it has met', async () => {
    const student = aStudent()
    const first = (await essays.submit(student)).review
    await reviewNow(first.id)
    const { review } = await essays.revise(student, first.id, { content: better })
    expect(review).toMatchObject({
      essayId: first.essayId,
      version: 2,
      title: 'The library',
    })
    await reviewNow(review.id)
    const done = (await essays.open(student, review.id)).essayReview
    expect(done.earlierPoints).toContainEqual(
      expect.objectContaining({
        key: 'specificity.cliche:i have always wanted',
        isMet: true,
      }),
    )
    expect(done.versions.map(({ version }: { version: number }) => version)).toEqual([1, 2])
    expect(done.overallScore).toBeGreaterThan(done.versions[0].overallScore)
    // The first one stays as it was.
    const { essayReview } = await essays.open(student, first.id)
    expect(essayReview).toMatchObject({ content: CONTENT, earlierPoints: [] })
  })

  it('is not made by the same text, nor twice at the same moment', async () => {
    const student = aStudent()
    const first = (await essays.submit(student)).review
    const same = await essays.revise(student, first.id, {
      content: `${CONTENT}\n`,
      prompt: '',
    })
    expect(same.review.id).toBe(first.id)
    const both = await Promise.all(
      [1, 2].map(() => essays.revise(student, first.id, { content: better })),
    )
    expect(new Set(both.map(({ review }) => review.id)).size).toBe(1)
    expect(both[0].review.version).toBe(2)
  })

  it('is not made by another title; what is left out stays, and null empties', async () => {
    const student = aStudent()
    const first = (await essays.submit(student, { prompt: 'Your goals', aiUse: 'ideas' }))
      .review
    const named = await essays.revise(student, first.id, {
      title: 'Books',
      essayType: 'PERSONAL_STATEMENT',
    })
    expect(named.review).toMatchObject({
      id: first.id,
      title: 'Books',
      essayType: 'PERSONAL_STATEMENT',
      prompt: 'Your goals',
      aiUse: 'IDEAS',
    })
    const emptied = await essays.revise(student, first.id, { prompt: null, aiUse: null })
    expect(emptied.review).toMatchObject({ version: 2, prompt: null, aiUse: null })
  })
})

describe('the list', () => {
  it('has the newest version of each essay, by type and in pages', async () => {
    const student = aStudent()
    const one = (await essays.submit(student, { title: 'One' })).review
    const two = (
      await essays.submit(student, { title: 'Two', essayType: 'motivation_letter' })
    ).review
    const next = (await essays.revise(student, one.id, { content: `${CONTENT} More.` }))
      .review
    const all = await essays.list(student)
    expect(all.totalCount).toBe(2)
    expect(idsOf(all)).toEqual([next.id, two.id])
    expect(idsOf(await essays.list(student, { essayType: 'MOTIVATION_LETTER' }))).toEqual([
      two.id,
    ])
    const page = await essays.list(student, { first: 1 })
    expect(page.pageInfo.hasNextPage).toBe(true)
    const rest = await essays.list(student, { first: 1, after: page.pageInfo.endCursor })
    expect(idsOf(rest)).toEqual([two.id])
    expect((await essays.list(aStudent())).totalCount).toBe(0)
  })
})

function idsOf({ edges }: { edges: { node: { id: string } }[] }): string[] {
  return edges.map(({ node }) => node.id)
}

describe('an essay that is deleted', () => {
  it('leaves nothing, of no version', async () => {
    const student = aStudent()
    const first = (await essays.submit(student)).review
    await reviewNow(first.id)
    const second = (await essays.revise(student, first.id, { content: `${CONTENT} More.` }))
      .review
    await reviewNow(second.id)
    const ids = await documentIdsOf(first.essayId)
    expect(ids).toHaveLength(4)
    expect(await essays.remove(student, first.id)).toEqual({
      __typename: 'DeletedEssay',
      id: first.id,
      essayId: first.essayId,
    })
    expect((await essays.open(student, second.id)).essayReview).toBeNull()
    expect(await storedOf(ids)).toEqual([null, null, null, null])
    expect(await essays.remove(student, first.id)).toMatchObject({ __typename: 'NotFound' })
  })
})

async function documentIdsOf(essayId: string): Promise<string[]> {
  const { rows } = await app.postgres.pool.query(
    `select text_id, result_id from essay_reviews where essay_id = $1`,
    [essayId],
  )
  return rows.flatMap((row: Record<string, string>) => [
    row['text_id'],
    row['result_id'],
  ]) as string[]
}

async function storedOf(ids: readonly string[]) {
  const { texts, results } = (await documents.model()).essays
  return Promise.all(
    ids.map(async (id) => (await texts.findById(id)) ?? results.findById(id)),
  )
}
