import { randomUUID } from 'node:crypto'
import { testCaller, testVisitor } from '@landfall/kit/testing/callers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aStudent, type RunningApplications, startApplications } from './_app.ts'
import { mutationsOn } from './_applications.ts'
import { anApplication, anInvitation, lettersOn } from './_recommendations.ts'
import { movableClock, type RequestedNotice, userIdOf } from './_reminders.ts'

const NOW = '2026-11-22T12:00:00Z'
const CLOSING = { deadlineDate: '2026-12-20', deadlinePrecision: 'exact' } as const
const clock = movableClock(NOW)
const TEXT = 'Ada is the best student I have taught.'

let app: RunningApplications
let letters: ReturnType<typeof lettersOn>
beforeAll(async () => {
  app = await startApplications(clock)
  letters = lettersOn(app)
})
afterAll(() => app.stop())
beforeEach(() => clock.set(NOW))

async function noticesTo(studentId: string): Promise<RequestedNotice[]> {
  const events = await app.outboxEvents()
  return events
    .filter(({ name }) => name.endsWith('.notice.requested.v1'))
    .map(({ body }) => body.data as RequestedNotice)
    .filter(
      ({ userId, type }) => userId === studentId && type === 'recommendation-answered',
    )
}

describe('asking', () => {
  it('mails a link that says who asks, for what, until when and who may read the letter', async () => {
    const { student, id, token, recommender } = await anInvitation(app, { facts: CLOSING })
    const [mail, ...more] = await letters.mails(recommender.recommenderEmail)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Ada Okafor asks you for a letter of recommendation')
    const words = mail?.paragraphs.join(' ')
    expect(words).toContain('Coastal Engineering Award (Harbour Trust)')
    expect(words).toContain('20 Dec 2026, 23:59 New York')
    expect(words).toContain('waived the right to read')
    expect(words).not.toContain('robotics')
    expect(token).toMatch(/^[\w-]{43}$/)
    const { recommendations } = await letters.of(student, id)
    expect(recommendations).toMatchObject([
      { state: 'INVITED', invitedAt: new Date(NOW).toISOString(), letter: null },
    ])
    expect(await letters.peek(token)).toMatchObject({
      studentName: 'Ada Okafor',
      scholarshipTitle: 'Coastal Engineering Award',
      note: 'Please mention the robotics club.',
      isWaived: true,
      state: 'INVITED',
      dueAt: '2026-12-21T05:00:00.000Z',
      expiresAt: '2026-12-28T05:00:00.000Z',
    })
  })

  it('keeps address and link out of events and the database', async () => {
    const { token, recommender } = await anInvitation(app)
    const { rows } = await app.postgres.pool.query<{ text: string }>(
      `select body::text as text from outbox union all select r::text from recommendations r`,
    )
    const all = rows.map(({ text }) => text).join('\n')
    expect(all).not.toContain(token)
    const events = await app.postgres.pool.query<{ text: string }>(
      'select body::text as text from outbox',
    )
    expect(events.rows.map(({ text }) => text).join('\n')).not.toContain(
      recommender.recommenderEmail,
    )
  })

  it('asks once for several applications, each with a link of its own, or for none', async () => {
    const { student, id, recommender } = await anApplication(app)
    const other = await anApplication(app, { student })
    const input = { ...recommender, isSent: true }
    const missing = [id, other.id, randomUUID()]
    expect(
      (await letters.run('ask', student, { ...input, applicationIds: missing })).__typename,
    ).toBe('NotFound')
    expect((await letters.of(student, id)).recommendations).toEqual([])
    const applicationIds = [id, other.id]
    const asked = await letters.run('ask', student, { ...input, applicationIds })
    expect(asked.recommendations).toHaveLength(2)
    // With several applications, the message says which one.
    const again = await letters.run('ask', student, { ...input, applicationIds })
    expect(again.message).toMatch(
      /^\S.+: You have already asked Ama Mensah for this application/,
    )
    const mails = await letters.mails(recommender.recommenderEmail)
    expect(new Set(mails.map(({ action }) => action?.path)).size).toBe(2)
  })

  it('refuses oneself, the same person twice, and a sixth', async () => {
    const { student, id, recommender } = await anApplication(app)
    const ask = (change: object) =>
      letters.run('ask', student, {
        ...recommender,
        applicationIds: [id],
        isSent: false,
        ...change,
      })
    const oneself = await ask({ recommenderEmail: ' ADA@example.org ' })
    expect(oneself.errors).toMatchObject([{ path: ['recommenderEmail'] }])
    for (const n of [1, 2, 3, 4, 5])
      expect((await ask({ recommenderEmail: `t${n}@school.example` })).__typename).toBe(
        'RecommenderAsked',
      )
    expect((await ask({ recommenderEmail: 't1@school.example' })).code).toBe('CONFLICT')
    expect((await ask({ recommenderEmail: 't6@school.example' })).message).toContain('5')
    // Canceling a draft deletes it.
    const [first] = (await letters.of(student, id)).recommendations
    await letters.run('cancel', student, { id: first.id })
    expect((await letters.of(student, id)).recommendations).toHaveLength(4)
  })

  it('mails nothing under a name that leads elsewhere, nor from an address that nobody verified', async () => {
    const { student, id, recommender, scholarshipId } = await anApplication(app)
    const form = { firstName: 'Win now www.spam.example', lastName: 'x' }
    await mutationsOn(app).save(student, { scholarshipId, form })
    const input = { ...recommender, applicationIds: [id], isSent: true }
    const refused = await letters.run('ask', student, input)
    expect(refused.errors).toMatchObject([{ path: ['applicationId'] }])
    const unverified = testCaller({ isEmailVerified: false, userId: userIdOf(student) })
    expect((await letters.run('ask', unverified, input)).code).toBe('FORBIDDEN')
    expect(await letters.mails(recommender.recommenderEmail)).toEqual([])
  })

  it('mails ten invitations of a student in a day, and ten to an address', async () => {
    const { student, id, recommendationId, recommender } = await anInvitation(app)
    const again = () => letters.run('invite', student, { id: recommendationId })
    for (let n = 0; n < 9; n += 1)
      expect((await again()).__typename).toBe('RecommendationChanged')
    expect((await again()).code).toBe('TOO_MANY_REQUESTS')
    const other = await anApplication(app)
    const input = { ...other.recommender, applicationIds: [other.id], isSent: true }
    const { recommenderEmail } = recommender
    const toThem = await letters.run('ask', other.student, { ...input, recommenderEmail })
    expect(toThem.code).toBe('TOO_MANY_REQUESTS')
    clock.set('2026-11-23T12:00:01Z')
    expect((await again()).__typename).toBe('RecommendationChanged')
    expect((await letters.of(student, id)).recommendations).toHaveLength(1)
  })

  it('fixes the waiver with the invitation', async () => {
    const { student, id, recommender } = await anApplication(app)
    const input = { ...recommender, applicationIds: [id], isSent: false }
    const [draft] = (await letters.run('ask', student, input)).recommendations
    const change = { ...recommender, id: draft.id, isWaived: false }
    const changed = await letters.run('update', student, change)
    expect(changed.recommendation.isWaived).toBe(false)
    await letters.run('invite', student, { id: draft.id })
    const late = await letters.run('update', student, { ...change, isWaived: true })
    expect(late.code).toBe('CONFLICT')
    await expect(
      app.postgres.pool.query(`update recommendations set is_waived = true where id = $1`, [
        draft.id,
      ]),
    ).rejects.toThrow('never changed')
    expect((await letters.of(student, id)).recommendations[0].isWaived).toBe(false)
  })
})

describe('a link', () => {
  it('works any number of times, without an account, and shows how far it is', async () => {
    const { student, id, token } = await anInvitation(app)
    const opened = await letters.open(token, { timeZone: 'Africa/Accra' })
    expect(opened.request.state).toBe('OPENED')
    expect((await letters.open(token)).request.state).toBe('OPENED')
    expect((await letters.write(token, { text: 'Ada is' })).request.state).toBe(
      'IN_PROGRESS',
    )
    expect((await letters.open(token)).request.draftText).toBe('Ada is')
    const [seen] = (await letters.of(student, id)).recommendations
    expect(seen).toMatchObject({ state: 'IN_PROGRESS', letter: null })
    expect(JSON.stringify(seen)).not.toContain('Ada is')
  })

  it('of another request, changed, or replaced by a newer one leads nowhere', async () => {
    const { student, recommendationId, token, recommender } = await anInvitation(app)
    await letters.run('invite', student, { id: recommendationId })
    const fresh = await letters.tokenTo(recommender.recommenderEmail)
    expect(fresh).not.toBe(token)
    const dead = [token, `${fresh.slice(0, 42)}${fresh.endsWith('A') ? 'B' : 'A'}`, '', 'x']
    for (const one of dead) {
      expect(await letters.peek(one)).toBeNull()
      for (const act of ['open', 'write', 'submit', 'decline', 'stop'] as const)
        expect((await letters[act](one, DO[act])).code).toBe('NOT_FOUND')
      expect(
        (await letters.sendFile(one, { name: 'a.pdf', bytes: Buffer.from('x') })).status,
      ).toBe(404)
    }
    expect((await letters.open(fresh)).request.state).toBe('OPENED')
  })

  it('ends a week after the deadline, and is told to the student once', async () => {
    const { student, id, token, recommendationId } = await anInvitation(app, {
      facts: CLOSING,
    })
    await letters.write(token, { text: 'Ada is' })
    clock.set('2026-12-28T05:00:00Z')
    expect((await letters.submit(token, { text: TEXT, mayReuse: false })).code).toBe(
      'CONFLICT',
    )
    expect((await letters.peek(token)).state).toBe('EXPIRED')
    await letters.sweep(clock)
    await letters.sweep(clock)
    expect((await letters.of(student, id)).recommendations[0].state).toBe('EXPIRED')
    expect(await noticesTo(userIdOf(student))).toMatchObject([
      { title: 'No answer from Ama Mensah' },
    ])
    // A new link continues where the recommender stopped.
    const { recommendation } = await letters.run('invite', student, {
      id: recommendationId,
    })
    expect(recommendation.state).toBe('INVITED')
  })

  it('is over once the student cancels, withdraws or removes; who was invited is told', async () => {
    const one = await anInvitation(app)
    await letters.run('cancel', one.student, { id: one.recommendationId })
    expect((await letters.peek(one.token)).state).toBe('CANCELLED')
    expect((await letters.submit(one.token, { text: TEXT, mayReuse: false })).code).toBe(
      'CONFLICT',
    )
    const two = await anInvitation(app)
    await mutationsOn(app).remove(two.student, { id: two.id })
    expect(await letters.peek(two.token)).toBeNull()
    const three = await anInvitation(app)
    await mutationsOn(app).submit(three.student, { id: three.id })
    await mutationsOn(app).withdraw(three.student, { id: three.id })
    expect((await letters.peek(three.token)).state).toBe('CANCELLED')
    for (const { recommender } of [one, two, three])
      expect(
        (await letters.mails(recommender.recommenderEmail)).map(({ subject }) => subject),
      ).toEqual([
        'Ada Okafor asks you for a letter of recommendation',
        'A letter for Ada Okafor is no longer needed',
      ])
  })
})

const DO = {
  open: {},
  write: { text: TEXT },
  submit: { text: TEXT, mayReuse: true },
  decline: { reason: 'No time' },
  stop: {},
}

describe('a letter', () => {
  it('is one of many presses at once, and tells the student once', async () => {
    const { student, id, token } = await anInvitation(app)
    const presses = Array.from({ length: 10 }, () => letters.submit(token, DO.submit))
    const answers = await Promise.all(presses)
    expect(new Set(answers.map(({ request }) => request?.state))).toEqual(
      new Set(['SUBMITTED']),
    )
    expect(await noticesTo(userIdOf(student))).toMatchObject([
      { title: 'Letter received from Ama Mensah' },
    ])
    const { rows } = await app.postgres.pool.query(
      'select * from recommendation_letters where student_id = $1',
      [userIdOf(student)],
    )
    expect(rows).toHaveLength(1)
    expect((await letters.of(student, id)).recommendations[0].state).toBe('SUBMITTED')
    expect((await letters.write(token, { text: 'More' })).code).toBe('CONFLICT')
    expect((await letters.decline(token, {})).code).toBe('CONFLICT')
  })

  it('needs words or a file', async () => {
    const { token } = await anInvitation(app)
    expect(
      (await letters.submit(token, { text: '  ', mayReuse: false })).errors,
    ).toMatchObject([{ path: ['text'] }])
  })

  it('is declined with a reason, which the student reads', async () => {
    const { student, id, token } = await anInvitation(app)
    await letters.decline(token, { reason: 'We met only once.' })
    expect((await letters.decline(token, {})).request.state).toBe('DECLINED')
    expect((await letters.of(student, id)).recommendations).toMatchObject([
      { state: 'DECLINED', declineReason: 'We met only once.' },
    ])
    expect(await noticesTo(userIdOf(student))).toHaveLength(1)
  })

  it('goes with another application where its writer allows that, with the same waiver', async () => {
    const { student, id, token } = await anInvitation(app)
    const other = await anApplication(app, { student })
    expect((await letters.of(student, other.id)).reusableLetters).toEqual([])
    await letters.submit(token, { text: TEXT, mayReuse: true })
    const [letter] = (await letters.of(student, other.id)).reusableLetters
    expect(letter).toMatchObject({ recommenderName: 'Ama Mensah', isWaived: true })
    expect((await letters.of(student, id)).reusableLetters).toEqual([])
    const input = { applicationId: other.id, letterId: letter.id }
    const stranger = await anApplication(app)
    const theirs = { applicationId: stranger.id, letterId: letter.id }
    expect((await letters.run('reuse', stranger.student, theirs)).code).toBe('NOT_FOUND')
    await letters.run('reuse', student, input)
    const again = await letters.run('reuse', student, input)
    expect(again.recommendation).toMatchObject({ state: 'SUBMITTED', letter: null })
    expect((await letters.of(student, other.id)).recommendations).toHaveLength(1)
  })

  it('is nobody else’s: another student and a visitor find nothing', async () => {
    const { id, recommendationId } = await anInvitation(app)
    const other = aStudent()
    expect(await letters.of(other, id)).toBeNull()
    for (const name of ['invite', 'cancel'] as const) {
      expect((await letters.run(name, other, { id: recommendationId })).code).toBe(
        'NOT_FOUND',
      )
      expect((await letters.run(name, testVisitor(), { id: recommendationId })).code).toBe(
        'NOT_SIGNED_IN',
      )
    }
  })
})
