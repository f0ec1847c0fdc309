/** The calls that the product's documentation names, which clients rely on, stay where they are. */
import { expect, test } from 'vitest'
import calls from '../../documented-calls.json' with { type: 'json' }
import { REST_ROUTES } from './routes.ts'

/** Answered without an operation (handle-document.ts): the tests of a whole platform make these calls. */
const DOCUMENTS = ['/api/login', '/api/openapi.json', '/api/docs']

test('each documented call has a route that declares the documented status', () => {
  const statuses = new Map(
    REST_ROUTES.map(({ method, path, success }) => [`${method} ${path}`, success.status]),
  )
  const routed = calls.filter(({ path }) => !DOCUMENTS.includes(path))
  const offered = routed.map(({ method, path }) => {
    return { method, path, status: statuses.get(`${method} ${path}`) }
  })
  expect(offered).toEqual(routed)
})

test('no call is listed twice', () => {
  const names = calls.map(({ method, path }) => `${method} ${path}`)
  expect(new Set(names).size).toBe(names.length)
})
