import { EventEmitter } from 'node:events'
import type { Pool } from 'pg'
import { expect, it } from 'vitest'
import { isUnavailable, nameOutages } from './unavailable.ts'

/** A pool that lends one client, with only the parts that naming outages needs. */
function poolOf(o: { connect?: () => Promise<unknown>; query?: () => Promise<unknown> }) {
  const client = { query: o.query ?? (async () => ({ rows: [] })) }
  const pool = Object.assign(new EventEmitter(), {
    connect: o.connect ?? (async () => client),
  })
  nameOutages(pool as unknown as Pool)
  pool.emit('connect', client)
  return { pool, client }
}

const withCode = (code: string) => Object.assign(new Error('no'), { code })
const fails = (error: Error) => async (): Promise<never> => {
  throw error
}
const faultOf = (answer: Promise<unknown>) => answer.catch((error: unknown) => error)

it.each([
  ['the server stops', withCode('57P01')],
  ['the server starts', withCode('57P03')],
  ['its disk is full', withCode('53100')],
  ['it has too many connections', withCode('53300')],
  ['the connection breaks', withCode('ECONNRESET')],
  ['the connection ends', new Error('Connection terminated unexpectedly')],
])('a statement that fails because %s says that the database is away', async (_, error) => {
  const { client } = poolOf({ query: fails(error) })
  const fault = await faultOf(client.query())
  expect(isUnavailable(fault)).toBe(true)
  expect(isUnavailable(new Error('Failed query', { cause: fault }))).toBe(true)
})

it.each([
  ['nobody listens', withCode('ECONNREFUSED')],
  [
    'nobody listens at any address',
    new AggregateError([withCode('ECONNREFUSED')], 'no address'),
  ],
  ['it hangs', new Error('timeout exceeded when trying to connect')],
])('a connection that is not made because %s says so too', async (_, error) => {
  const { pool } = poolOf({ connect: fails(error) })
  expect(isUnavailable(await faultOf(pool.connect()))).toBe(true)
})

it('what the database refuses, and what another server does, says nothing of the kind', async () => {
  const { client } = poolOf({ query: fails(withCode('23505')) })
  expect(isUnavailable(await faultOf(client.query()))).toBe(false)
  expect(isUnavailable(withCode('ECONNREFUSED'))).toBe(false)
})
