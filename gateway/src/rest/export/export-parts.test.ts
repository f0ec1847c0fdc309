import { expect, it } from 'vitest'
import { REST_ROUTES } from '../routes.ts'
import { EXPORT_PARTS, OF_OTHERS, EXPORTED_ELSEWHERE } from './export-parts.ts'

it('includes every route that returns a person’s own data', () => {
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

it.each(['/api/student-answers', '/api/awards', '/api/mentor-profile'])(
  'includes %s, whose data no other part contains',
  (path) => expect(EXPORT_PARTS.filter((part) => part.path === path)).toHaveLength(1),
)

it.each(['privateNote', 'appeal', 'isReviewPublic'])(
  'includes the session field that only the person can see: %s',
  (name) => {
    const sessions = REST_ROUTES.find(
      ({ method, path }) => method === 'GET' && path === '/api/mentorship-sessions',
    )
    expect(sessions?.operation).toMatch(new RegExp(`\\b${name}\\b`))
  },
)
