import { readTab, writeTab } from '../browser/storage.ts'
import { tabKeys } from '../browser/storage-keys.ts'
import { buildId } from './build-id.ts'

/** Whether a script or style of this site failed to load: a deploy has removed it, or the connection is gone. */
export function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script|preload css/i.test(error.message)
  )
}

/**
 * Loads the page again, which brings the newest build: once per build and tab, so that a script that is really broken
 * does not make the page load forever.
 * @returns whether the page is being loaded again
 */
export function reloadForNewBuild(reload = () => location.reload()): boolean {
  // Without a connection the browser's own error page would replace what is here.
  if (!navigator.onLine || readTab(tabKeys.reloadedBuild) === buildId()) return false
  writeTab(tabKeys.reloadedBuild, buildId())
  // Without storage nothing would end the loop.
  if (readTab(tabKeys.reloadedBuild) !== buildId()) return false
  reload()
  return true
}
