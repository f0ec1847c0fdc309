import { expect, it } from 'vitest'
import { REST_ROUTES } from '../routes.ts'
import { EXPORT_PARTS, OF_OTHERS, EXPORTED_ELSEWHERE } from './export-parts.ts'

it('has every route by which somebody reads what is their own', () => {
  const own = REST_ROUTES.filter(
    ({ method, access, path }) =>
      method === 'GET' && access === 'signed-in' && !/:(?!studentId)/.test(path),
  )
  const exported = new Set([
    ...EXPORT_PARTS.map(({ path }) =>
      path.replace(/\?.*$/, '').replace(/\/me$/, '/:studentId'),
    ),
    ...EXPORTED_ELSEWHERE,
    ...OF_OTHERS,
  ])
  expect(own.map(({ path }) => path).toSorted()).toEqual([...exported].toSorted())
})
