import type { Page, WebSocketRoute } from 'playwright-core'

/** The sockets of a page, each as it is opened, to be cut. */
export async function linesOf(page: Page): Promise<WebSocketRoute[]> {
  const lines: WebSocketRoute[] = []
  await page.routeWebSocket('**/graphql', (line) => {
    line.connectToServer()
    lines.push(line)
  })
  return lines
}
