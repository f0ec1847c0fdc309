import { Writable } from 'node:stream'
import { ok } from '@landfall/kit/core/result'
import { createLog } from '@landfall/kit/observability/log'
import { createMetrics } from '@landfall/kit/observability/metrics'
import { createIdentitySigner } from '@landfall/kit/identity/identity-token'
import { testCaller, testKeys } from '@landfall/kit/testing/callers'
import { expect, it, onTestFinished } from 'vitest'
import { SUBGRAPHS } from '../src/config.ts'
import { createGraph } from '../src/graphql/graph.ts'
import { createRequestBudget } from '../src/graphql/request-budget.ts'
import type { DataSource } from '../src/subgraphs/data-source.ts'
import { createHttpDataSource } from '../src/subgraphs/http-data-source.ts'
import { createRequestContext } from '../src/subgraphs/request-context.ts'

const QUERY = '{ scholarship(id: "x") { title saved { notes } } }'
const scholarship = { __typename: 'Scholarship', id: 'x', title: 'An award' }

const source = (answer?: () => unknown): DataSource => ({
  process: async () => (answer?.() ?? { data: {} }) as never,
})

/** The graph over one answer of each subgraph, with its log lines and metrics. */
async function startGraph(answers: Record<string, () => unknown>) {
  const lines: Record<string, unknown>[] = []
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>)
      done()
    },
  })
  const metrics = createMetrics({ service: 'test' })
  const graph = await createGraph({
    dataSources: new Map(SUBGRAPHS.map((name) => [name, source(answers[name])])),
    log: createLog({
      service: 'test',
      level: 'debug',
      destination,
      allow: ['field'],
      showErrorMessages: true,
    }),
    metrics,
    budget: createRequestBudget({ costPerMinute: 1e6, newOperationsPerMinute: 1e6 }),
  })
  onTestFinished(() => graph.stop())
  return {
    lines,
    metrics,
    ask: () =>
      graph.answerHttp(
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          search: '',
          body: { query: QUERY },
        },
        createRequestContext(testCaller(), { isTrustedDocument: false }),
      ),
    run: () =>
      graph.run(QUERY, {}, createRequestContext(testCaller(), { isTrustedDocument: true })),
  }
}

const boom = () => {
  throw new Error('boom plain')
}

it('the gateway answers the rest when the source of one subgraph throws, and logs the cause', async () => {
  const { ask, run, lines } = await startGraph({
    catalog: () => ({ data: { scholarship: { ...scholarship } } }),
    applications: boom,
  })
  const answer = await ask()
  const own = await run()
  const expected = { data: { scholarship: { title: 'An award', saved: null } } }
  expect(answer.status).toBe(200)
  expect(JSON.parse(answer.body)).toMatchObject({
    ...expected,
    errors: [{ message: 'Something went wrong', extensions: { code: 'INTERNAL_ERROR' } }],
  })
  expect(own).toMatchObject({
    ...expected,
    errors: [{ extensions: { code: 'INTERNAL_ERROR' } }],
  })
  const faults = lines.filter(({ msg }) => msg === 'unexpected error')
  expect(faults.length).toBe(2)
  expect(JSON.stringify(faults[0])).toContain('boom plain')
})

it('the gateway logs and counts a null that breaks the schema, with its field and subgraph', async () => {
  const { ask, lines, metrics } = await startGraph({
    catalog: () => ({ data: { scholarship: { ...scholarship, title: null } } }),
    applications: () => ({ data: { _entities: [{ saved: null }] } }),
  })
  const answer = await ask()
  expect(JSON.parse(answer.body)).toMatchObject({ data: { scholarship: null } })
  const fault = { field: 'Scholarship.title', subgraph: 'catalog' }
  expect(lines).toContainEqual(
    expect.objectContaining({ ...fault, msg: 'a value breaks the schema' }),
  )
  expect(await metrics.text()).toMatch(
    /landfall_graph_value_faults_total\{field="Scholarship\.title",subgraph="catalog".*\} 1/,
  )
})

it.each([
  ['a refusal of another shape', { error: 'The body is too large' }],
  ['nothing', null],
])('the gateway never takes %s from a subgraph for "not found"', async (_what, body) => {
  const client = { post: async () => ok({ headers: {}, body }) }
  const source = createHttpDataSource({
    name: 'catalog',
    client,
    signer: createIdentitySigner(testKeys()),
  })
  const context = createRequestContext(testCaller(), { isTrustedDocument: true })
  const processed = source.process({ request: { query: QUERY }, context } as never)
  await expect(processed).rejects.toMatchObject({
    extensions: { code: 'SERVICE_UNAVAILABLE' },
    originalError: { message: 'catalog answered without data or errors' },
  })
})
