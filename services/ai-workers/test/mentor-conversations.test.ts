import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answering, startAnswering } from './_answering.ts'
import { aStudent, startAiWorkers, type RunningAiWorkers } from './_app.ts'

let app: RunningAiWorkers
let on: Answering

beforeAll(async () => {
  app = await startAiWorkers()
  on = await startAnswering(app)
})
afterAll(async () => {
  await on.stop()
  await app.stop()
})

describe('conversations', () => {
  it('are private: nobody else reads, changes or finds them', async () => {
    const [student, stranger] = [aStudent(), aStudent()]
    const first = await on.ask(student, 'Where do I start with zebra research?')
    const more = { sessionId: first.sessionId }
    await on.ask(student, 'How do I ask for a letter?', undefined, more)
    expect(await on.mentors.reply(stranger, first.id)).toBeNull()
    expect(await on.mentors.progress(stranger, first.id)).toBeNull()
    expect((await on.mentors.sessions(stranger)).totalCount).toBe(0)
    for (const changed of [
      await on.mentors.send(stranger, 'Hello', more),
      await on.mentors.stop(stranger, first.id),
      await on.mentors.retry(stranger, first.id),
      await on.mentors.rate(stranger, first.id, { isHelpful: true }),
      await on.mentors.removeSession(stranger, first.sessionId),
    ]) {
      expect(changed.__typename).toBe('NotFound')
    }
    const { edges, totalCount } = await on.mentors.sessions(student, {
      search: 'ZEBRA start',
    })
    expect(totalCount).toBe(1)
    expect(edges[0].node).toMatchObject({
      title: 'Where do I start with zebra research?',
      exchangeCount: 2,
    })
    expect(
      edges[0].node.replies.map(({ question }: { question: string }) => question),
    ).toEqual(['Where do I start with zebra research?', 'How do I ask for a letter?'])
    expect((await on.mentors.sessions(student, { search: 'giraffe' })).totalCount).toBe(0)
    expect((await on.mentors.send(student, '  ', more)).__typename).toBe('ValidationFailed')
  })

  it('have one answer under way at a time, whether a question is sent or asked again', async () => {
    const student = aStudent()
    const { reply: first } = await on.mentors.send(student, 'How do I begin?')
    await on.mentors.stop(student, first.id)
    const more = { sessionId: first.sessionId }
    const { reply: second } = await on.mentors.send(student, 'And then?', more)
    const busy = {
      code: 'CONFLICT',
      message: 'The previous answer is still being written. Wait for it, or stop it.',
    }
    expect(await on.mentors.send(student, 'And last?', more)).toMatchObject(busy)
    expect(await on.mentors.retry(student, first.id)).toMatchObject(busy)
    await on.mentors.stop(student, second.id)
    const again = await on.mentors.retry(student, first.id)
    expect(again.reply).toMatchObject({ status: 'PENDING', question: 'How do I begin?' })
  })

  it('are read page by page to the first question, the newest first', async () => {
    const student = aStudent()
    const { sessionId } = await on.ask(student, 'Question 1')
    for (const n of [2, 3]) await on.ask(student, `Question ${n}`, undefined, { sessionId })
    const query = `query ($id: ID!, $after: String) { mentorSession(id: $id) {
      exchanges(first: 2, after: $after) {
        totalCount pageInfo { hasNextPage endCursor } edges { node { question } } } } }`
    const page = async (after: string | null) => {
      const { mentorSession } = await app.ask(student, query, { id: sessionId, after })
      const { edges, pageInfo, totalCount } = mentorSession.exchanges
      const questions = edges.map(
        (edge: { node: { question: string } }) => edge.node.question,
      )
      return { questions, totalCount, ...pageInfo }
    }
    const first = await page(null)
    expect(first).toMatchObject({
      questions: ['Question 3', 'Question 2'],
      totalCount: 3,
      hasNextPage: true,
    })
    expect(await page(first.endCursor)).toMatchObject({
      questions: ['Question 1'],
      hasNextPage: false,
    })
  })

  it('are found by mentor, however much was asked of another one since', async () => {
    const student = aStudent()
    await on.ask(student, 'Where do I start with zebra research?')
    const other = await on.ask(student, 'How do I begin?', on.withoutModel, {
      mentorId: 'daniel',
    })
    await app.postgres.pool.query(
      `insert into mentor_replies (id, session_id, student_id, mentor_id, position, context, status, attempt, document_id,
        asked_at)
      select gen_random_uuid(), session_id, student_id, mentor_id, position + place, context, status, attempt,
        document_id, asked_at
      from mentor_replies, generate_series(1, 300) as place where id = $1`,
      [other.id],
    )
    const wanted = { search: 'zebra', mentorId: 'maya' }
    expect((await on.mentors.sessions(student, wanted)).totalCount).toBe(1)
  })

  it('are deleted with every word', async () => {
    const student = aStudent()
    const { id, sessionId } = await on.ask(student, 'Where do I start?')
    const { documentId = '' } = (await app.stores.mentorReplies.findAny(id)) ?? {}
    expect(await on.exchanges.find(documentId)).not.toBeNull()
    await on.mentors.removeSession(student, sessionId)
    expect(await on.exchanges.find(documentId)).toBeNull()
    expect(await on.mentors.reply(student, id)).toBeNull()
  })

  it('take one question at a time', async () => {
    const student = aStudent()
    const { reply } = await on.mentors.send(student, 'Where do I start?')
    const more = { sessionId: reply.sessionId }
    expect((await on.mentors.send(student, 'And then?', more)).__typename).toBe('Conflict')
    await on.answer(reply.id)
    expect((await on.mentors.send(student, 'And then?', more)).__typename).toBe(
      'MentorReplySuccess',
    )
  })
})
