/**
 * Calls of a student's work, each with the payload that the documentation gives, on a whole platform. journey.test.ts
 * has the first evening of an account.
 */
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { ask, listed, made, read, type Row } from '../kit/calls.ts'
import { eventually } from '../kit/eventually.ts'
import {
  expectStatus,
  saveAward,
  scholarshipForm,
  signUp,
  signUpDonor,
  type SignedIn,
} from '../kit/people.ts'
import { createClient } from '../kit/rest.ts'

const visitor = createClient()
let donor: SignedIn
let student: SignedIn
let scholarshipId = ''

beforeAll(async () => {
  donor = await signUpDonor({ isVerified: true })
  student = await signUp('student')
  const { firstName, lastName, email } = student.person
  const profile = { firstName, lastName, email, country: 'Kenya' }
  expectStatus(await student.client.post('/api/students', profile), 201)
  const form = scholarshipForm({ status: 'published', requiresEssay: true })
  const made = await donor.client.post<Row>('/api/scholarships', form)
  expectStatus(made, 201)
  scholarshipId = made.body.id
  await saveAward(student.client, scholarshipId)
})

const idsOf = async (query: string) => {
  const found = await listed(visitor, `/api/scholarships?limit=500&${query}`)
  return found.map(({ id }) => id).toSorted()
}

describe('GET /api/scholarships', () => {
  test('lists awards, returns one by its id, and counts them', async () => {
    const [first] = await listed(visitor, '/api/scholarships')
    const one = await read(visitor, `/api/scholarships/${first?.id}`)
    expect(one).toEqual({ ...first, requirementDetails: one['requirementDetails'] })
    const stats = await read(visitor, '/api/scholarships/stats')
    expect(stats['totalCount']).toBeGreaterThan(400)
    const missing = await visitor.get('/api/scholarships/no-such-award')
    expect(missing.status).toBe(404)
  })

  test('understands plain words as filters', async () => {
    const ids = await idsOf('query=full+ride')
    expect(ids.length).toBeGreaterThan(0)
    expect(ids).toEqual(await idsOf('fullTuition=true'))
  })
})

describe('GET /api/scholarships/suggestions', () => {
  test('completes words and suggests filters', async () => {
    const path = '/api/scholarships/suggestions'
    expect(await listed(visitor, `${path}?prefix=engi`)).toContainEqual({
      kind: 'field',
      text: 'Engineering',
      value: 'engineering',
    })
    expect(await listed(visitor, path)).toEqual([])
  })
})

describe('POST /api/ai/match', () => {
  test('matches awards to the profile that is sent, and counts all that it checked', async () => {
    const profile = {
      academicField: 'Engineering',
      degreeLevel: 'graduate',
      gpa: 3.8,
      country: 'Kenya',
      englishProficiency: 'ielts_7',
      financialNeed: 'high',
      careerGoals: 'To build wells in dry regions.',
    }
    const answer = await made(student.client, '/api/ai/match', { profile }, 200)
    expect(answer['totalScholarships']).toBeGreaterThan(400)
    expect(answer['overallProfile']).toBeTruthy()
    expect(answer['matches']).toEqual(expect.any(Array))
    const [best] = answer['matches'] as { scholarshipId?: string; id?: string }[]
    const id = best?.scholarshipId ?? best?.id
    expect((await read(visitor, `/api/scholarships/${id}`)).id).toBe(id)
  })
})

describe('/api/application-prep', () => {
  const task = {
    taskType: 'essay',
    title: 'Write about the wells',
    description: 'Two pages.',
    priority: 'high',
    estimatedTimeHours: 2.5,
  }

  test('a task is created, completed, reopened and listed', async () => {
    const sent = { ...task, scholarshipId, studentId: student.user.id }
    const path = '/api/application-prep/tasks'
    const row = await made(student.client, path, sent)
    expect(row).toMatchObject({ ...sent, status: 'not_started', completedAt: null })
    for (const status of ['completed', 'in_progress']) {
      const changed = await student.client.patch<Row>(`${path}/${row.id}`, { status })
      expect(changed.body).toMatchObject({ id: row.id, status })
    }
    expect(await listed(student.client, path)).toContainEqual(
      expect.objectContaining({ id: row.id, status: 'in_progress' }),
    )
  })

  test('one click makes a plan with its checklist, and an outline of its essay', async () => {
    const sent = { scholarshipId, studentId: student.user.id }
    await made(student.client, '/api/application-prep/one-click-prep', sent)
    const checklists = await listed(student.client, '/api/application-prep/checklists')
    expect(checklists).toMatchObject([{ scholarshipId, studentId: student.user.id }])
    const path = '/api/application-prep/generate-content'
    const outline = await made(student.client, path, { ...sent, taskType: 'essay' }, 200)
    expect(outline).toMatchObject({
      scholarshipId,
      taskType: 'essay',
      aiGeneratedContent: expect.stringContaining('Harmattan Award'),
    })
  })
})

describe('/api/scholarship-filters', () => {
  const SEEN = `mutation ($input: SavedSearchIdInput!) {
    answer: markSavedSearchSeen(input: $input) { __typename } }`

  test('a newly published award causes a notification, and counts as new in the saved search until it is seen', async () => {
    const { client } = await signUp('student')
    const word = `zephyr${Date.now().toString(36)}`
    const filter = { name: 'Winds', query: word, countries: ['Kenya'] }
    const { id } = await made(client, '/api/scholarship-filters', filter)
    const form = scholarshipForm({ title: `The ${word} award`, status: 'published' })
    await made(donor.client, '/api/scholarships', form)
    const notice = await eventually(async () => {
      const notices = await listed(client, '/api/notifications')
      return notices.find(({ type }) => type === 'saved-search') ?? null
    }, 'a notice')
    expect(notice['title']).toBe('1 new scholarship for Winds')
    const kept = () => read(client, `/api/scholarship-filters/${id}`)
    expect(await kept()).toMatchObject({ newCount: 1 })
    expect(await ask(client, SEEN, { id })).toEqual({ __typename: 'SavedSearchSuccess' })
    expect(await kept()).toMatchObject({ newCount: 0 })
  })
})

describe('/api/essay-reviews', () => {
  test('an essay is submitted, listed by its type, and its review arrives', async () => {
    const content =
      'The well in our village was dry for three summers, and I learned to read a water table before I learned to drive. '
    const sent = {
      essayType: 'personal_statement',
      title: 'The well',
      content: content.repeat(8),
      studentId: student.user.id,
      status: 'pending',
      submittedAt: new Date().toISOString(),
    }
    const path = '/api/essay-reviews'
    const row = await made(student.client, path, sent)
    expect(row).toMatchObject({ title: 'The well', essayType: 'personal_statement' })
    await eventually(
      async () =>
        (await read(student.client, `${path}/${row.id}`))['status'] === 'completed',
      'the essay is reviewed',
    )
    const ofType = await listed(student.client, `${path}?type=personal_statement`)
    expect(ofType.map(({ id }) => id)).toEqual([row.id])
    expect(await listed(student.client, `${path}?type=research_proposal`)).toEqual([])
  })
})

describe('/api/scholarship-applications', () => {
  test('a draft is saved, changed and listed', async () => {
    const path = '/api/scholarship-applications'
    const sent = { scholarshipId, studentId: student.user.id, status: 'draft' }
    const draft = await made(student.client, path, sent)
    expect(draft).toMatchObject({ scholarshipId, status: 'draft', submittedAt: null })
    expect((await made(student.client, path, sent, 200)).id).toBe(draft.id)
    expect((await listed(student.client, path)).map(({ id }) => id)).toEqual([draft.id])
  })
})

describe('/api/posts', () => {
  test('a post is written, and found by category and by words', async () => {
    const mark = student.person.username.slice(-10)
    const sent = {
      title: `Which visa interview questions did you get, ${mark}?`,
      content: 'I have mine next month and would like to prepare for it.',
      category: 'question',
      tags: ['visa'],
      authorId: student.user.id,
    }
    const post = await made(student.client, '/api/posts', sent)
    expect(post).toMatchObject(sent)
    const found = await listed(visitor, `/api/posts?category=question&q=${mark}`)
    expect(found.map(({ id }) => id)).toEqual([post.id])
    expect(await listed(visitor, `/api/posts?category=tip&q=${mark}`)).toEqual([])
    const own = await listed(student.client, '/api/forum-entries')
    expect(own).toMatchObject([
      { id: post.id, kind: 'post', title: sent.title, content: sent.content },
    ])
    const query =
      'mutation ($input: BlockMemberInput!) { blockMember(input: $input) { __typename } }'
    const input = { userId: randomUUID(), isBlocked: true }
    await student.client.post('/graphql', { query, variables: { input } })
    const did = await listed(student.client, '/api/forum-activity')
    expect(did.find(({ kind }) => kind === 'block')).toMatchObject({
      targetId: input.userId,
      level: null,
    })
    const { body } = await student.client.get<object>('/api/forum-standing')
    expect(body).toMatchObject({ level: 0, silencedUntil: null })
  })
})

describe('/api/immigration-guidance', () => {
  test('guidance is requested, and listed by its type', async () => {
    const sent = {
      guidanceType: 'f1_visa',
      currentStatus: 'applying',
      specificQuestions: ['When may I apply for the visa?'],
      priority: 'medium',
      studentId: student.user.id,
    }
    const path = '/api/immigration-guidance'
    const row = await made(student.client, path, sent)
    expect(row).toMatchObject({
      guidanceType: sent.guidanceType,
      studentId: student.user.id,
    })
    const query = `studentId=${student.user.id}&type=f1_visa`
    expect((await listed(student.client, `${path}?${query}`)).map(({ id }) => id)).toEqual([
      row.id,
    ])
  })

  test('guidance on CPT includes its conditions, also among the next steps', async () => {
    const row = await made(student.client, '/api/immigration-guidance', {
      guidanceType: 'cpt',
      currentStatus: 'applying',
      specificQuestions: ['May I work this summer?'],
    })
    const conditions = row['conditions'] as { ruleId: string; title: string }[]
    const ids = conditions.map(({ ruleId }) => ruleId).toSorted()
    expect(ids).toEqual(['C1', 'C2', 'T2', 'V2', 'V4', 'W1', 'W2'])
    const names = expect.stringMatching(/^Keep to the conditions: .*Who may have CPT/)
    expect(row['nextSteps']).toContainEqual(names)
    expect(row['countryLimits']).toMatchObject({ mayBeHeld: false })
  })
})

describe('GET /api/student/progress', () => {
  test('returns points, level, streak, goals and achievements', async () => {
    const progress = await read(student.client, '/api/student/progress')
    expect(progress).toMatchObject({
      totalPoints: expect.any(Number),
      currentLevel: expect.any(Number),
      achievementsUnlocked: expect.any(Number),
      currentStreak: expect.any(Number),
      weeklyGoals: expect.any(Object),
      recentAchievements: expect.any(Array),
    })
  })
})
