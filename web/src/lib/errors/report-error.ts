import { matchPath } from 'react-router'
import { patterns } from '#paths'
import { workspacePatterns } from '#workspace-paths'
import { buildId } from './build-id.ts'

/** A page that breaks over and over reports only its first errors. */
const mostReports = 5
let sent = 0

/**
 * Tells the server that something broke in this browser: what kind of error, at which place of
 * which build, on which kind of page. Never a message, an address or a value: they may name people.
 */
export function reportError(error: unknown): void {
  if (sent >= mostReports) return
  sent += 1
  // Nobody waits for the report.
  // oxlint-disable-next-line promise/no-promise-in-callback
  void fetch('/api/client-errors', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: nameOf(error),
      place: placeOf(error),
      route: routeOf(location.pathname),
      build: buildId(),
    }),
    keepalive: true,
  }).catch(() => {})
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name.slice(0, 60) : typeof error
}

/** "index-B3xQ1a.js:1:2345", the innermost line of our own scripts. */
function placeOf(error: unknown): string | null {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  return /\/assets\/([\w.-]+\.js:\d+:\d+)/.exec(stack)?.[1] ?? null
}

function routeOf(pathname: string): string {
  const all = Object.values({ ...patterns, ...workspacePatterns })
  return all.find((pattern) => matchPath(pattern, pathname)) ?? 'none'
}
