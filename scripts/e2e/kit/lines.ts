import type { Page, WebSocketRoute } from 'playwright-core'

/** Collects the sockets of a page as they open, so that a test can cut them. */
export async function linesOf(page: Page): Promise<WebSocketRoute[]> {
  const lines: WebSocketRoute[] = []
  await page.routeWebSocket('**/graphql', (line) => {
    line.connectToServer()
    lines.push(line)
  })
  return lines
}
