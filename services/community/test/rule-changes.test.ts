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

it('says above a thread about immigration which rules changed since it was written', async () => {
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
  // Who edits it since has read the rule, or could have.
  forum.pass(5)
  await forum.act(asker, 'updatePost', { id: about.id, content: 'The rule is new.' })
  expect(await read(about.id)).toEqual([])
})
