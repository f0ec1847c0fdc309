import type { EssayScore } from '@landfall/essays/essay-score'
import { expect, it } from 'vitest'
import { makeCheckAndScore } from './check-and-score.ts'
import type { EssayTask } from './essay-scorer.client.ts'

const input = { content: 'I run.', prompt: null, wordLimit: null }
const opinion = { by: 'LanguageTool 6.6', notes: [] }

/** What the scorer is given. */
async function scoredWith(
  secondChecker: Parameters<typeof makeCheckAndScore>[0]['secondChecker'],
) {
  const tasks: EssayTask[] = []
  const score = async (task: EssayTask) => {
    tasks.push(task)
    return {} as EssayScore
  }
  await makeCheckAndScore({ scorer: { score }, secondChecker })(input)
  return tasks
}

it('scores an essay alike where no second checker is set up and where it cannot answer', async () => {
  expect(await scoredWith(null)).toEqual([{ input, second: null }])
  expect(await scoredWith(async () => null)).toEqual([{ input, second: null }])
})

it('scores an essay with what the second checker says of its text', async () => {
  const read: string[] = []
  const tasks = await scoredWith(async (text) => {
    read.push(text)
    return opinion
  })
  expect([read, tasks]).toEqual([[input.content], [{ input, second: opinion }]])
})
