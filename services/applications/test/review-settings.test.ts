import { randomUUID } from 'node:crypto'
import { testVisitor } from '@landfall/kit/testing/callers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aStudent, startApplications, type RunningApplications } from './_app.ts'
import { aPdf } from '../src/student/document/inspection/_files.ts'
import { aMember } from './_applications.ts'
import { exchange } from './_documents.ts'
import { askForLetter, lettersOn } from './_recommendations.ts'
import { aPanel, aScoringPanel, reviewsOn, RUBRIC, submitTo } from './_reviews.ts'

let app: RunningApplications
let run: ReturnType<typeof reviewsOn>
beforeAll(async () => {
  app = await startApplications()
  run = reviewsOn(app)
})
afterAll(() => app.stop())

type Edge = { node: { number: number; applicantName: string } }
const nameOfEdge = ({ node }: Edge) => node.applicantName
const numberOfEdge = ({ node }: Edge) => node.number

describe('a review', () => {
  it('begins by itself, with everything hidden that tells who somebody is', async () => {
    const { scholarshipId, chair } = await aPanel(app)
    expect(await run.find(chair, scholarshipId)).toMatchObject({
      version: 0,
      stage: 'SETUP',
      isChair: true,
      rubric: [],
      blindFields: ['NAME', 'CONTACT', 'SCHOOLS', 'PLACES'],
    })
  })

  it('is found only by the panel of its organization', async () => {
    const { scholarshipId, ownerId, chair, ann } = await aPanel(app)
    expect(await run.find(ann, scholarshipId)).toMatchObject({ isChair: false })
    expect(await run.find(aMember(randomUUID()), scholarshipId)).toBeNull()
    expect(await run.find(chair, randomUUID())).toBeNull()
    expect(await run.find(chair, 'no-id')).toBeNull()
    for (const caller of [aMember(ownerId, { role: 'reader' }), aStudent()])
      await expect(run.find(caller, scholarshipId)).rejects.toMatchObject({
        code: 'FORBIDDEN',
      })
    await expect(run.find(testVisitor(), scholarshipId)).rejects.toMatchObject({
      code: 'NOT_SIGNED_IN',
    })
  })

  it('is led by its chair: settings, rubric and stages', async () => {
    const { scholarshipId, chair } = await aPanel(app)
    const settings = {
      scholarshipId,
      blindFields: ['GENDER', 'NAME'],
      reviewsPerApplication: 3,
      decisionPromisedOn: '2031-05-01',
      sharesSummary: true,
    }
    expect(await run.saveSettings(chair, settings)).toMatchObject({
      review: { version: 1, blindFields: ['NAME', 'GENDER'], reviewsPerApplication: 3 },
    })
    const { review } = await run.saveRubric(chair, { scholarshipId, criteria: RUBRIC })
    expect(review).toMatchObject({
      version: 2,
      rubric: [{ name: 'Idea' }, { name: 'Plan' }],
    })
    expect(review.decisionPromisedOn).toBe('2031-05-01')
    expect(await run.move(chair, { scholarshipId, to: 'SCORING' })).toMatchObject({
      review: { version: 3, stage: 'SCORING' },
    })
    const skipping = await run.move(chair, { scholarshipId, to: 'DONE' })
    expect(skipping.__typename).toBe('Conflict')
    expect(await run.saveSettings(chair, { ...settings, version: 1 })).toMatchObject({
      __typename: 'Conflict',
    })
    expect((await run.move(chair, { scholarshipId, to: 'SETUP' })).review.stage).toBe(
      'SETUP',
    )
  })

  it('cannot be changed by anybody else', async () => {
    const { scholarshipId, ownerId, chair, ann } = await aPanel(app)
    const inputs = [
      ['saveSettings', { scholarshipId, sharesSummary: true }],
      ['saveRubric', { scholarshipId, criteria: RUBRIC }],
      ['move', { scholarshipId, to: 'SCORING' }],
    ] as const
    for (const [operation, input] of inputs) {
      const expected = [
        [testVisitor(), 'NotSignedIn'],
        [aStudent(), 'Forbidden'],
        [ann, 'Forbidden'],
        [aMember(ownerId, { role: 'reader' }), 'Forbidden'],
        [aMember(ownerId, { isVerified: false }), 'Forbidden'],
        [aMember(randomUUID()), 'NotFound'],
      ] as const
      for (const [caller, name] of expected)
        expect((await run[operation](caller, input)).__typename).toBe(name)
    }
    expect((await run.find(chair, scholarshipId)).version).toBe(0)
  })

  it('needs a rubric whose weights are 100 and whose levels differ', async () => {
    const { scholarshipId, chair } = await aPanel(app)
    const [idea, plan] = RUBRIC
    const bad = [
      [],
      [idea],
      [idea, { ...plan, name: ' ' }],
      [idea, { ...plan, levels: plan?.levels.slice(0, 1) }],
      [
        idea,
        { ...plan, levels: [...(plan?.levels ?? []), { points: 2, anchor: 'Twice' }] },
      ],
    ]
    for (const criteria of bad)
      expect((await run.saveRubric(chair, { scholarshipId, criteria })).__typename).toBe(
        'ValidationFailed',
      )
    expect((await run.move(chair, { scholarshipId, to: 'SCORING' })).__typename).toBe(
      'Conflict',
    )
  })
})

const ZOE = {
  firstName: 'Zoë',
  lastName: 'Adeyemi',
  currentInstitution: 'University of Ibadan',
}

describe('applications in a review', () => {
  it('are listed for the chair by name, with a number each, and read whole', async () => {
    const { scholarshipId, chair } = await aPanel(app)
    const submitted = await submitTo(app, scholarshipId, [
      { firstName: 'Ada' },
      { firstName: 'Bola' },
      { firstName: 'Chidi' },
    ])
    const first = await run.list(chair, scholarshipId, '(sort: SUBMITTED, first: 2)')
    expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } })
    const names = first.edges.map(nameOfEdge)
    expect(names).toEqual(['Ada Okafor', 'Bola Okafor'])
    const rest = `(sort: SUBMITTED, after: "${first.pageInfo.endCursor}")`
    const second = await run.list(chair, scholarshipId, rest)
    expect(second.edges).toMatchObject([{ node: { id: submitted[2]?.id } }])
    const numbers = [...first.edges, ...second.edges].map(numberOfEdge)
    expect(new Set(numbers).size).toBe(3)
    const again = await run.list(chair, scholarshipId, '(sort: SUBMITTED)')
    expect(again.edges.map(numberOfEdge)).toEqual(numbers)

    const opened = await run.open(chair, submitted[1]?.id ?? '')
    expect(opened).toMatchObject({ isBlinded: false, redactionNote: null, letters: [] })
    expect(opened.form.fields).toContainEqual({
      name: 'firstName',
      isBlind: false,
      pieces: [{ text: 'Bola', isBlock: false, kind: null }],
    })
  })

  it('show letters of recommendation like the form: names hidden, files to those who see everything', async () => {
    const { submitted, ids, ann, chair } = await aScoringPanel(app, [ZOE])
    const [applied] = submitted
    const [id = ''] = ids
    if (!applied) throw new Error('somebody applied')
    const letters = lettersOn(app)
    const relation = 'Teacher at the University of Ibadan'
    const written = await askForLetter(app, applied, { relation })
    const text = 'Zoë Adeyemi is the best. Yours, Ama Mensah, University of Ibadan'
    await letters.submit(written, { text, mayReuse: false })
    const filed = await askForLetter(app, applied)
    await letters.sendFile(filed, { name: 'zoe-by-ama.pdf', bytes: aPdf('Zoë') })
    await letters.submit(filed, { text: null, mayReuse: false })
    const read = (await run.open(ann, id)).recommendations
    expect(read).toMatchObject([
      { recommenderName: null, isWaived: true, isLate: true, file: null },
      { recommenderName: null, text: null, file: { downloadPath: null } },
    ])
    const shown = JSON.stringify(read).toLowerCase()
    expect(shown).toContain('is the best. yours, ')
    for (const word of ['zo', 'adeyemi', 'ama', 'mensah', 'ibadan', '.pdf'])
      expect(shown).not.toContain(word)
    const whole = (await run.open(chair, id)).recommendations
    expect(whole).toMatchObject([
      { recommenderName: 'Ama Mensah', relation: [{ text: relation }], text: [{ text }] },
      { file: { name: 'zoe-by-ama.pdf' } },
    ])
    const { downloadPath } = whole[1].file
    expect((await exchange(app, chair, downloadPath)).status).toBe(200)
    expect((await exchange(app, ann, downloadPath)).status).toBe(404)
  })

  it('are hidden from people who do not review them', async () => {
    const { scholarshipId, ownerId, chair, ann } = await aPanel(app)
    const [application] = await submitTo(app, scholarshipId, [{}])
    const id = application?.id ?? ''
    expect((await run.list(ann, scholarshipId)).edges).toEqual([])
    expect(await run.open(ann, id)).toBeNull()
    expect(await run.open(aMember(randomUUID()), id)).toBeNull()
    await expect(run.open(aMember(ownerId, { role: 'reader' }), id)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    expect(application && (await run.open(chair, id)).number).toBeGreaterThan(99)
  })
})
