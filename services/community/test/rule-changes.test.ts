import { newId } from '@landfall/kit/core/ids'
import { deliver } from '@landfall/kit/messaging/consumers'
import { testVisitor } from '@landfall/kit/testing/callers'
import { makeEnvelope } from '@landfall/proto-events'
import { RuleChanged } from '@landfall/proto-events/immigration/rule-changed.v1'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { onRuleChanged } from '../src/events/on-rule-changed.ts'
import { type Forum, somebody, startForum } from './_app.ts'

let forum: Forum
beforeAll(async () => {
  forum = await startForum()
})
afterAll(() => forum.stop())

it('a thread about immigration shows which rules changed since it was written', async () => {
  const asker = somebody()
  const about = await forum.post(asker, { visaStage: 'working' })
  const other = await forum.post(asker, { tags: ['housing'] })
  const at = forum.clock.now()
  const change = (minutes: number, topics: string[]) => {
    const changedAt = new Date(at.getTime() + minutes * 60_000).toISOString()
    const words = {
      ruleId: 'O2',
      title: 'The I-765 for OPT',
      effectiveFrom: '2027-01-01',
    }
    const id = newId()
    const o = { id: newId(), aggregateId: id, version: 1, time: at }
    return makeEnvelope(RuleChanged, {
      ...o,
      data: { changeId: id, topics, changedAt, ...words },
    })
  }
  const later = change(1, ['opt'])
  for (const event of [later, later, change(-1, ['opt']), change(2, ['tax'])])
    await deliver(onRuleChanged, event, forum.unitOfWork)
  const read = async (id: string) => {
    const query = `query ($id: ID!) { post(id: $id) { rulesChangedSince { ruleId title effectiveFrom } } }`
    return (await forum.ask(testVisitor(), query, { id })).post.rulesChangedSince
  }
  const expected = { ruleId: 'O2', title: 'The I-765 for OPT', effectiveFrom: '2027-01-01' }
  expect(await read(about.id)).toEqual([expected])
  expect(await read(other.id)).toEqual([])
  // Somebody who edits the thread after the change has read the new rule, or could have.
  forum.pass(5)
  await forum.act(asker, 'updatePost', { id: about.id, content: 'The rule is new.' })
  expect(await read(about.id)).toEqual([])
})

it('several threads that are requested at once each get their own answer', async () => {
  const [first, second] = [somebody(), somebody()]
  const idOf = (who: typeof first) => (who.viewer as { userId: string }).userId
  const early = await forum.post(first, { visaStage: 'working' })
  await forum.reply(second, early.id)
  forum.pass(10)
  const changedAt = forum.clock.now().toISOString()
  const words = { ruleId: 'R1', title: 'A rule of work', effectiveFrom: '2027-01-01' }
  const id = newId()
  await deliver(
    onRuleChanged,
    makeEnvelope(RuleChanged, {
      id: newId(),
      aggregateId: id,
      version: 1,
      time: forum.clock.now(),
      data: { changeId: id, topics: ['opt', 'f1_visa'], changedAt, ...words },
    }),
    forum.unitOfWork,
  )
  forum.pass(10)
  const late = await forum.post(second, { visaStage: 'working' })
  const housing = await forum.post(first, { tags: ['housing'] })
  const fields = '{ participants { id } rulesChangedSince { ruleId } }'
  const answer = await forum.ask(
    testVisitor(),
    `query ($early: ID!, $late: ID!, $housing: ID!) {
      early: post(id: $early) ${fields} late: post(id: $late) ${fields} housing: post(id: $housing) ${fields} }`,
    { early: early.id, late: late.id, housing: housing.id },
  )
  expect(answer).toEqual({
    early: {
      participants: [{ id: idOf(first) }, { id: idOf(second) }],
      rulesChangedSince: [{ ruleId: 'R1' }],
    },
    late: { participants: [{ id: idOf(second) }], rulesChangedSince: [] },
    housing: { participants: [{ id: idOf(first) }], rulesChangedSince: [] },
  })
})
