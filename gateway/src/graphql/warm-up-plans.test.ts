import { expect, it } from 'vitest'
import { warmUpPlans } from './warm-up-plans.ts'

it('plans the documents one by one, and stops when the gateway stops', async () => {
  const documents = ['{ a }', '{ b }', '{ c }']
  const planned: string[] = []
  const stopped = new AbortController()
  const graph = { prepare: (document: string) => void planned.push(document) }
  await warmUpPlans(graph, documents, stopped.signal)
  expect(planned).toEqual(documents)

  const stopping = {
    prepare(document: string) {
      graph.prepare(document)
      if (document === '{ b }') stopped.abort()
    },
  }
  await warmUpPlans(stopping, documents, stopped.signal)
  expect(planned.slice(3)).toEqual(['{ a }', '{ b }'])
})
