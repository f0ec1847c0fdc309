import type { FileRoute } from './file-route.ts'
import type { RestRoute } from './route.ts'

export type RouteMatch =
  | { kind: 'route'; route: RestRoute; params: Record<string, string> }
  | { kind: 'file'; route: FileRoute }
  | { kind: 'wrong-method'; allow: string[] }
  | { kind: 'none' }

export type Router = (method: string, path: string) => RouteMatch

type Candidate = { route: RestRoute | FileRoute; segments: string[]; fixed: number }

/** Finds routes by method and path; where two fit, the one with more fixed segments wins. */
export function createRouter(
  routes: readonly RestRoute[],
  files: readonly FileRoute[] = [],
): Router {
  const candidates = [...routes, ...files]
    .map((route): Candidate => {
      const segments = route.path.split('/').slice(1)
      return {
        route,
        segments,
        fixed: segments.filter((name) => !name.startsWith(':')).length,
      }
    })
    .toSorted((one, other) => other.fixed - one.fixed)

  return (method, path) => {
    const segments = path.replace(/\/$/, '').split('/').slice(1)
    const fitting = candidates.filter((candidate) => fits(candidate.segments, segments))
    const match = fitting.find(({ route }) => isAsked(route.method, method))
    if (match) {
      const { route, segments: pattern } = match
      return 'service' in route
        ? { kind: 'file', route }
        : { kind: 'route', route, params: paramsOf(pattern, segments) }
    }
    if (fitting.length === 0) return { kind: 'none' }
    const allow = fitting.map(({ route }) => route.method)
    return { kind: 'wrong-method', allow: [...new Set(allow)].flatMap(withHead) }
  }
}

function fits(pattern: readonly string[], segments: readonly string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((name, index) =>
      name.startsWith(':') ? segments[index] !== '' : name === segments[index],
    )
  )
}

function paramsOf(
  pattern: readonly string[],
  segments: readonly string[],
): Record<string, string> {
  const pairs = pattern.map(
    (name, index) => [name.slice(1), segments[index] ?? ''] as const,
  )
  return Object.fromEntries(pairs.filter((_, index) => pattern[index]?.startsWith(':')))
}

function isAsked(routeMethod: string, method: string): boolean {
  return routeMethod === method || (routeMethod === 'GET' && method === 'HEAD')
}

function withHead(method: string): string[] {
  return method === 'GET' ? ['GET', 'HEAD'] : [method]
}
