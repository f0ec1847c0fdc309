/**
 * The worker is killed while a language model's answer is being written: the answer is written anew, and only once.
 */
import { eventually } from '@landfall/kit/testing/eventually'
import { describe, expect, it } from 'vitest'
import { askModelServer, wordsUpTo } from '../kit/counting-model.ts'
import { site } from '../kit/config.ts'
import { expectStatus, signUp } from '../kit/people.ts'
import { killHard, processNames } from '../kit/processes.ts'

const isHere = site.model !== null && processNames.includes('workers')

describe.runIf(isHere)('an answer whose worker is killed', () => {
  it('is written again by the next worker, complete and once', async () => {
    const { client } = await signUp('student')
    const before = (await askModelServer()).length
    const asked = await client.post<{ replyId: string; sessionId: string }>(
      '/api/mentor/chat',
      {
        mentorId: 'maya',
        message: 'How do I begin?',
      },
    )
    expectStatus(asked, 201)
    const { replyId, sessionId } = asked.body
    const newest = async () => (await askModelServer()).slice(before)
    await eventually(async () => ((await newest())[0]?.words ?? 0) > 5)

    await killHard('workers')()
    const states = async () => (await newest()).map(({ state }) => state)
    await eventually(async () => expect(await states()).toEqual(['hung-up', 'open']))
    await askModelServer('finish')
    const path = `/api/mentor/replies/${replyId}`
    const reply = async () =>
      (await client.get<{ status: string; answer: string | null }>(path)).body
    await eventually(async () => expect((await reply()).status).toBe('completed'))
    const answers = await newest()
    expect(answers).toHaveLength(2)
    expect((await reply()).answer?.trim()).toBe(wordsUpTo(answers[1]?.words ?? 0))
    const session = await client.get<{ messages: { messageType: string }[] }>(
      `/api/mentor/sessions/${sessionId}`,
    )
    expect(session.body.messages.map(({ messageType }) => messageType)).toEqual([
      'user_message',
      'ai_message',
    ])
  })
})
