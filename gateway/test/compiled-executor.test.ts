import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createLog } from '@landfall/kit/observability/log'
import { createMetrics } from '@landfall/kit/observability/metrics'
import { someOf } from '@landfall/kit/testing/breadth'
import { testCaller } from '@landfall/kit/testing/callers'
import {
  type GraphQLOutputType,
  type GraphQLSchema,
  buildSchema,
  execute,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  parse,
  responsePathAsArray,
  validate,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SUBGRAPHS } from '../src/config.ts'
import { type Graph, createGraph } from '../src/graphql/graph.ts'
import { createRequestBudget } from '../src/graphql/request-budget.ts'
import type { DataSource } from '../src/subgraphs/data-source.ts'
import { createRequestContext } from '../src/subgraphs/request-context.ts'
import { fakeApp } from './_fake-subgraphs.ts'
import { createReferenceGraph } from './_reference-graph.ts'
import { randomOf, randomOperation } from './_random-operations.ts'

/** Decides the subgraphs' present answers: the same seed gives the same answers. */
let seed = 0
/** How many requests the subgraphs got. */
let fetches = 0
/** How often a subgraph did not answer at all. */
let thrown = 0
let graphs: Record<'compiled' | 'reference', Pick<Graph, 'run' | 'stop'>>
const apiSchema = buildSchema(
  readFileSync(new URL('../api-schema.graphql', import.meta.url), 'utf8'),
)

beforeAll(async () => {
  const dataSources = new Map(
    SUBGRAPHS.map((name) => [name, faultySource(fakeApp(name).subgraph.schema)]),
  )
  const o = {
    dataSources,
    log: createLog({ service: 'test', level: 'silent' }),
    metrics: createMetrics({ service: 'test' }),
    budget: createRequestBudget({ costPerMinute: 1e9, newOperationsPerMinute: 1e9 }),
  }
  graphs = { compiled: await createGraph(o), reference: await createReferenceGraph(o) }
})
afterAll(() => Promise.all(Object.values(graphs).map((graph) => graph.stop())))

const STARTS = Array.from({ length: 12 }, (_, index) => index * 1_000)

describe('the compiled executor', () => {
  it.each(someOf(STARTS, 2))(
    'answers random operations as the reference executor does, from seed %i on',
    async (first) => {
      for (let index = first; index < first + 25; index++) {
        const kind = index % 5 === 0 ? 'mutation' : 'query'
        const operation = randomOperation(apiSchema, index, kind)
        for (const answers of [0, index + 1, index + 2]) {
          seed = answers
          const expected = await ask('reference', operation)
          const actual = await ask('compiled', operation)
          expect({ operation, actual }).toEqual({ operation, actual: expected })
        }
      }
    },
  )

  it('is tested with operations that cause errors, nulls and both branches of conditions', async () => {
    const seen = {
      valid: 0,
      errors: 0,
      nulls: 0,
      joined: 0,
      thrown: 0,
      merged: 0,
      given: 0,
    }
    for (let index = 0; index < 140; index++) {
      seed = index + 1
      const operation = randomOperation(apiSchema, index)
      fetches = 0
      thrown = 0
      const answer = await ask('reference', operation)
      if (thrown > 0) seen.thrown += 1
      if (/(\w+)( @\w+\(if: \$?\w+\))* \1\b/.test(operation.query)) seen.merged += 1
      if (operation.query.includes(': $v')) seen.given += 1
      if (answer.errors.length > 0) seen.errors += 1
      if (JSON.stringify(answer.data).includes('null')) seen.nulls += 1
      if (answer.data !== null) seen.valid += 1
      if (fetches > 1) seen.joined += 1
      const faults = validate(apiSchema, parse(operation.query))
      expect({ operation, faults }).toEqual({ operation, faults: [] })
    }
    const { thrown: failures, ...others } = seen
    expect(failures).toBeGreaterThan(2)
    expect(Math.min(...Object.values(others))).toBeGreaterThan(15)
  })

  it('answers introspection and unusual names, which it leaves to the reference executor', async () => {
    seed = 0
    for (const query of [
      '{ __schema { queryType { name } } scholarshipStats { totalCount } }',
      '{ scholarshipStats { constructor: totalCount } }',
    ]) {
      await ask('compiled', { query, variables: {} })
      const actual = await ask('compiled', { query, variables: {} })
      expect(actual).toEqual(await ask('reference', { query, variables: {} }))
      expect(actual.errors).toEqual([])
    }
  })

  it('rejects invalid variables, the second time too', async () => {
    const query = 'query Q($id: ID!) { scholarship(id: $id) { title } }'
    await ask('compiled', { query, variables: { id: 'x' } })
    const actual = await ask('compiled', { query, variables: {} })
    expect(actual).toEqual(await ask('reference', { query, variables: {} }))
    expect(actual.errors[0]?.message).toContain('$id')
  })
})

async function ask(
  graph: 'compiled' | 'reference',
  { query, variables }: { query: string; variables: Record<string, unknown> },
) {
  const context = createRequestContext(testCaller(), { isTrustedDocument: true })
  const { data, errors } = await graphs[graph].run(query, variables, context)
  const shown = errors.map(({ message, path, extensions }) => ({
    message,
    path,
    code: extensions?.['code'],
  }))
  // Parallel fetches may fail in either order.
  const inOrder = shown.toSorted((one, other) =>
    JSON.stringify(one).localeCompare(JSON.stringify(other)),
  )
  return JSON.parse(JSON.stringify({ data, errors: inOrder })) as {
    data: unknown
    errors: typeof shown
  }
}

/** Answers by type; the place in the answer and the seed decide what is null and what fails. */
function faultySource(schema: GraphQLSchema): DataSource {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('_')) continue
    for (const field of Object.values(type.getFields())) {
      if (field.name.startsWith('_')) continue
      field.resolve = (parent, _args, _context, info) => {
        if (parent?.[field.name] !== undefined && field.name === 'id') return parent.id
        const path = responsePathAsArray(info.path).join('.')
        return valueAt(field.type, `${type.name} ${path}`)
      }
    }
  }
  return {
    async process({ request }) {
      fetches += 1
      if (seed > 0 && chance(`source ${request.query}`) < 0.04) {
        thrown += 1
        throw new Error('The source itself fails')
      }
      const { data, errors } = await execute({
        schema,
        document: parse(request.query ?? ''),
        variableValues: request.variables ?? {},
      })
      const plain = errors?.map((error) => ({ ...error.toJSON() }))
      return { data, ...(plain && { errors: plain }) } as Awaited<
        ReturnType<DataSource['process']>
      >
    },
  }
}

function valueAt(type: GraphQLOutputType, place: string): unknown {
  const roll = chance(place)
  if (seed > 0 && roll < 0.003) throw new Error(`Fault at ${place}`)
  if (isNonNullType(type)) return valueAt(type.ofType, `${place}!`)
  if (seed > 0 && roll < 0.08) return null
  if (isListType(type)) {
    const length = seed === 0 ? 2 : Math.floor(roll * 4)
    return Array.from({ length }, (_, index) => valueAt(type.ofType, `${place}.${index}`))
  }
  if (isEnumType(type)) {
    const values = type.getValues()
    return values[Math.floor(roll * values.length)]?.value
  }
  if (isUnionType(type)) {
    const types = type.getTypes()
    return { __typename: types[Math.floor(roll * types.length)]?.name }
  }
  if (isObjectType(type)) return { __typename: type.name }
  return scalar('name' in type ? type.name : '', roll)
}

function scalar(name: string, roll: number): unknown {
  if (name === 'Int') return Math.floor(roll * 100)
  if (name === 'Float') return roll
  if (name === 'Boolean') return roll < 0.5
  if (name === 'DateTime') return new Date('2026-11-01T09:00:00Z')
  if (name === 'Date') return '2026-12-01'
  return name === 'Decimal' ? '12500.00' : `text ${Math.floor(roll * 1_000)}`
}

/** A number from 0 to below 1, the same for the same place and seed. */
function chance(place: string): number {
  const digest = createHash('sha1').update(`${seed} ${place}`).digest()
  return randomOf(digest.readInt32BE())()
}
