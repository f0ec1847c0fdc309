/**
 * Redis is killed with essays, matches and questions to a mentor in its queues: PostgreSQL holds the same work, so
 * each is done, and only once.
 */
import { someOf } from '@landfall/kit/testing/breadth'
import { eventually } from '@landfall/kit/testing/eventually'
import { describe, expect, it } from 'vitest'
import { site } from '../kit/config.ts'
import { askModelServer } from '../kit/counting-model.ts'
import { expectStatus, signUp, type SignedIn } from '../kit/people.ts'
import { freeze, killHard, processNames } from '../kit/processes.ts'

const STUDENTS = 3
const areHere = ['redis', 'workers'].every((name) => processNames.includes(name))

const PROFILE = {
  academicField: 'Computer Science',
  degreeLevel: 'graduate',
  gpa: '3.60',
  country: 'Kenya',
  englishProficiency: 'ielts_7',
  financialNeed: 'high',
  careerGoals: 'Build software that clinics in Kenya can rely on',
}
const ESSAY = {
  essayType: 'scholarship',
  title: 'The library',
  content:
    'Forty-one chairs, and nobody on them. That was my first meeting for the library of Puerto Lempira in June 2021. ' +
    'In the first year we lent 612 books. I hope to begin again at my university, because I learned to find the first one.',
}

type Asked = { by: SignedIn; essayId: string; runId: string; sessionId: string }

/** Where the jobs are at the kill, and how the workers are held to bring that about. */
const STATES: readonly (readonly [string, () => () => void])[] = [
  ['wait for a worker', () => freeze('workers')],
  ['are being worked on', () => () => {}],
]

describe.runIf(areHere)('jobs that Redis held when it was killed', () => {
  it.each(someOf(STATES, 1))('are done once if they %s', async (_state, holdWorkers) => {
    const students = await Promise.all(
      Array.from({ length: STUDENTS }, () => signUp('student')),
    )
    const letGo = holdWorkers()
    try {
      const asked = await Promise.all(students.map(askForAll))
      await killHard('redis')()
      letGo()
      for (const one of asked) await seeAllDone(one)
    } finally {
      letGo()
    }
  })
})

async function askForAll(by: SignedIn): Promise<Asked> {
  const { client } = by
  const essay = await client.post<{ id: string }>('/api/essay-reviews', ESSAY)
  expectStatus(essay, 201)
  const chat = await client.post<{ sessionId: string }>('/api/mentor/chat', {
    mentorId: 'maya',
    message: 'How do I begin?',
  })
  expectStatus(chat, 201)
  const query = `mutation Start($input: StartMatchInput!) {
    startMatch(input: $input) { ... on MatchRunSuccess { run { id } } }
  }`
  type Started = { data: { startMatch: { run: { id: string } } } }
  const variables = { input: { profile: PROFILE } }
  const match = await client.post<Started>('/graphql', { query, variables })
  const { id: runId } = match.body.data.startMatch.run
  return { by, essayId: essay.body.id, runId, sessionId: chat.body.sessionId }
}

async function seeAllDone({ by: { client }, essayId, runId, sessionId }: Asked) {
  await eventually(async () => {
    await letModelFinish()
    const { body } = await client.get<Message>(`/api/mentor/sessions/${sessionId}`)
    expect(body.messages.map(({ messageType }) => messageType)).toEqual([
      'user_message',
      'ai_message',
    ])
  })
  await eventually(async () => {
    await letModelFinish()
    const { body } = await client.get<Essay>(`/api/essay-reviews/${essayId}`)
    expect(body.status).toBe('completed')
  })
  await eventually(async () => {
    const { body } = await client.get<{ matches?: unknown[] }>(`/api/ai/match/${runId}`)
    expect(body.matches?.length).toBeGreaterThan(0)
  })
}

/** Ends the answers of the run's model, which writes until it is told to finish. */
async function letModelFinish() {
  if (site.model) await askModelServer('finish')
}

type Message = { messages: { messageType: string }[] }
type Essay = { status: string }
