import { randomUUID } from 'node:crypto'
import { testCaller } from '@landfall/kit/testing/callers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aStudent, startAiWorkers, type RunningAiWorkers } from './_app.ts'
import { CONTENT, essaysOf } from './_essays.ts'
import { aListing } from './_listings.ts'
import { documentModels } from '../src/db/documents.ts'
import { openDocuments } from '../src/db/open-documents.ts'

let app: RunningAiWorkers
let essays: ReturnType<typeof essaysOf>
const TOPIC = 'Write 500 words on how you lead in your community'
const award = aListing({
  requirements: [
    {
      key: 'essay-1',
      text: TOPIC,
      label: 'essay',
      kind: 'essay-topic',
      figures: {},
      appliesTo: [],
      asOf: null,
      decide: { by: 'action' },
    },
  ],
})

beforeAll(async () => {
  app = await startAiWorkers()
  await app.tell(award)
  await app.startWorker()
  essays = essaysOf(app)
})
afterAll(() => app.stop())

describe('an essay that is handed in', () => {
  it('waits for its review, and has then figures with sentences at their places', async () => {
    const student = aStudent()
    const { review } = await essays.submit(student, {
      content: `  ${CONTENT.replaceAll('\n', '\r\n')}\r\n`,
      specificFeedback: 'Is my opening good?',
      aiUse: 'language',
    })
    expect(review).toMatchObject({
      status: 'PENDING',
      version: 1,
      essayType: 'SCHOLARSHIP',
      content: CONTENT,
      aiUse: 'LANGUAGE',
      overallScore: null,
      result: null,
    })
    const done = await essays.reviewed(student, review.id)
    expect(done.status).toBe('COMPLETED')
    const { result } = done
    expect(result.summary).toMatch(
      new RegExp(
        `^${done.overallScore} of 100 by these rules\\..*You asked about structure`,
      ),
    )
    expect(result.madeBy).toContain('No language model has read it.')
    expect(
      result.criteria.map(({ code, isAskedFor }: never) => [code, isAskedFor]),
    ).toEqual([
      ['prompt-fit', false],
      ['structure', true],
      ['specificity', false],
      ['voice', false],
      ['length', false],
      ['grammar', false],
    ])
    const quotes = result.points.flatMap((point: { quotes: Quote[] }) => point.quotes)
    expect(quotes.length).toBeGreaterThan(2)
    for (const { from, to, quote } of quotes) expect(CONTENT.slice(from, to)).toBe(quote)
    const { essayProgress } = await essays.open(student, review.id)
    expect(essayProgress).toEqual({
      reviewId: review.id,
      sequence: 3,
      step: 'COMPLETED',
      label: 'Your review is ready',
      percent: 100,
      isLast: true,
    })
  })

  it('is held against what its scholarship asks for, unless a prompt is given', async () => {
    const student = aStudent()
    const targetScholarship = award.scholarshipId
    const one = await essays.submit(student, { targetScholarship })
    expect(one.review).toMatchObject({
      askedTopics: TOPIC,
      targetScholarship: { id: targetScholarship },
    })
    const held = (await essays.reviewed(student, one.review.id)).result.criteria
    expect(held[0]).toMatchObject({ code: 'prompt-fit', score: expect.any(Number) })
    expect(held[4].reason).toMatch(/words of at most 500/)
    const other = await essays.submit(student, {
      targetScholarship,
      prompt: 'Tell us about yourself',
    })
    const free = (await essays.reviewed(student, other.review.id)).result.criteria
    expect(free[0]).toMatchObject({ code: 'prompt-fit', score: null })
  })

  it('is told to others by ids and a figure, and its words lie nowhere in the open', async () => {
    const student = aStudent()
    const { review } = await essays.submit(student)
    await essays.reviewed(student, review.id)
    const mine = (await essays.events()).filter(
      ({ data }) => data['reviewId'] === review.id,
    )
    expect(mine.map(({ data }) => Object.keys(data).toSorted())).toEqual([
      ['essayId', 'finishedAt', 'reviewId', 'score', 'studentId', 'version'],
    ])
    const { rows } = await app.postgres.pool.query(
      `select row_to_json(essay_reviews)::text as row, result_id, text_id from essay_reviews where id = $1`,
      [review.id],
    )
    const documents = openDocuments(app.config.mongodbUrl, documentModels)
    const { texts, results } = (await documents.model()).essays
    const stored = [
      await texts.findById(rows[0].text_id),
      await results.findById(rows[0].result_id),
    ]
    await documents.close()
    expect(stored.every((document) => document !== null)).toBe(true)
    expect(JSON.stringify([rows, stored])).not.toMatch(/Forty-one|Elsa|Yessenia/)
  })

  it.each([
    [{ essayType: '' }, 'essayType', 'Please select an essay type'],
    [{ essayType: 'poem' }, 'essayType', 'Please select an essay type'],
    [{ title: '  ' }, 'title', 'Please provide a title'],
    [
      { content: `${'a'.repeat(49)}   ` },
      'content',
      'Essay content must be at least 50 characters',
    ],
    [
      { content: 'a'.repeat(20_001) },
      'content',
      'An essay may have up to 20000 characters',
    ],
    [
      { targetScholarship: randomUUID() },
      'targetScholarship',
      'Please choose a scholarship of the catalog',
    ],
    [{ wordLimit: 3 }, 'wordLimit', 'Please give the limit in words, from 20 to 5000'],
  ])('is refused with %o', async (input, path, message) => {
    const refused = await essays.submit(aStudent(), input)
    expect(refused).toMatchObject({
      __typename: 'ValidationFailed',
      errors: [{ path: [path], message }],
    })
  })

  it('is one of only so many an hour', async () => {
    const few = await startAiWorkers({ essaysPerHour: 2 })
    try {
      const student = aStudent()
      const { submit } = essaysOf(few)
      await submit(student)
      await submit(student)
      const third = await submit(student)
      expect(third).toMatchObject({ __typename: 'TooManyRequests' })
      expect(third.retryAfterSeconds).toBeGreaterThan(3_500)
      expect((await submit(aStudent())).__typename).toBe('EssayReviewSuccess')
    } finally {
      await few.stop()
    }
  })
})

type Quote = { from: number; to: number; quote: string }

describe('the next version', () => {
  const better = CONTENT.replace(
    'I have always wanted to make a difference.',
    'I had baked 41 rolls.',
  )

  it('has a review of its own, and says what of the open points it has met', async () => {
    const student = aStudent()
    const first = (await essays.submit(student)).review
    await essays.reviewed(student, first.id)
    const { review } = await essays.revise(student, first.id, { content: better })
    expect(review).toMatchObject({
      essayId: first.essayId,
      version: 2,
      title: 'The library',
    })
    const done = await essays.reviewed(student, review.id)
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
    await essays.reviewed(student, first.id)
    const second = (await essays.revise(student, first.id, { content: `${CONTENT} More.` }))
      .review
    await essays.reviewed(student, second.id)
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
  const documents = openDocuments(app.config.mongodbUrl, documentModels)
  const { texts, results } = (await documents.model()).essays
  const found = await Promise.all(
    ids.map(async (id) => (await texts.findById(id)) ?? results.findById(id)),
  )
  await documents.close()
  return found
}

describe('essays of somebody else', () => {
  it('are not there', async () => {
    const owner = aStudent()
    const { review } = await essays.submit(owner)
    for (const id of [review.id, 'no-id', randomUUID()]) {
      const stranger = aStudent()
      expect(await essays.open(stranger, id)).toEqual({
        essayReview: null,
        essayProgress: null,
      })
      const missing = {
        __typename: 'NotFound',
        message: 'This essay review was not found.',
      }
      expect(await essays.revise(stranger, id, { title: 'Mine' })).toMatchObject(missing)
      expect(await essays.remove(stranger, id)).toMatchObject(missing)
    }
    expect((await essays.open(owner, review.id)).essayReview.title).toBe('The library')
  })

  it('are never made by visitors and other accounts', async () => {
    const visitor = { ...testCaller(), viewer: { kind: 'visitor' } as const }
    expect(await essays.submit(visitor)).toMatchObject({
      __typename: 'NotSignedIn',
      message: 'Please sign up for free to have an essay reviewed.',
    })
    expect(await essays.submit(testCaller({ accountType: 'donor' }))).toMatchObject({
      __typename: 'Forbidden',
      message: 'Only student accounts have essays reviewed',
    })
  })
})
