import { REST_ROUTES } from '../src/rest/routes.ts'

/**
 * The shape that the API description gives an answer.
 * @param path with its method: `GET /api/scholarships`
 */
export function answersOf(path: string) {
  const route = REST_ROUTES.find((one) => `${one.method} ${one.path}` === path)
  if (!route?.success.shape) throw new Error(`no such route with a body: ${path}`)
  return route.success.shape
}
