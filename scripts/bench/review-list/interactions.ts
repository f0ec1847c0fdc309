import { chromium, type Page } from 'playwright-core'
import { site } from '../../e2e/kit/config.ts'

type Timing = { interactionId: number; duration: number; name: string }
type Watched = { timings?: Timing[] }

export type Visit = {
  page: Page
  /** Acts, and notes under the name how long its slowest event took to the next frame. */
  timed(
    figures: Map<string, number[]>,
    name: string,
    act: () => Promise<unknown>,
  ): Promise<void>
}

/** The browser reports no event below 16 ms, so quicker ones count as this. */
const MIN_REPORTED_MS = 16
/** Long enough for the browser to report the events. */
const REPORTED_MS = 400

/** Opens a browser that reports how long each interaction takes. */
export async function openBrowser() {
  const browser = await chromium.launch({
    executablePath: site.browser,
    args: ['--no-sandbox', '--disable-gpu'],
  })
  return {
    close: () => browser.close(),
    async visit(jar: ReadonlyMap<string, string>): Promise<Visit> {
      const viewport = { width: 1280, height: 800 }
      const context = await browser.newContext({ baseURL: site.url, viewport })
      await context.addCookies(
        [...jar].map(([name, value]) => ({ name, value, url: site.url, httpOnly: true })),
      )
      await context.addInitScript(watchEvents)
      const page = await context.newPage()
      return { page, timed: timedOn(page) }
    },
  }
}

function timedOn(page: Page): Visit['timed'] {
  return async (figures, name, act) => {
    await page.evaluate(() => ((globalThis as Watched).timings = []))
    await act()
    await page.waitForTimeout(REPORTED_MS)
    const timings = await page.evaluate(() => (globalThis as Watched).timings ?? [])
    const slowest = Math.max(MIN_REPORTED_MS, ...timings.map(({ duration }) => duration))
    figures.set(name, [...(figures.get(name) ?? []), slowest])
  }
}

function watchEvents() {
  const watched = globalThis as Watched
  watched.timings = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as Timing[])
      if (entry.interactionId)
        watched.timings?.push({
          interactionId: entry.interactionId,
          duration: entry.duration,
          name: entry.name,
        })
  }).observe({ type: 'event', durationThreshold: 16, buffered: false } as never)
}
