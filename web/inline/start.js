// The first script of the pages that stand before their scripts run: the site starts once the page is painted,
// since reading 90 kB of scripts takes a small phone as long as fetching them. See ../build/early-page.ts.
const { main, beside, later } = JSON.parse(
  document.querySelector('script[data-scripts]').textContent,
)

/** Or a moment later, in a browser that paints nothing just now or does not tell. */
function firstPaint() {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver(() => {
      observer.disconnect()
      resolve()
    })
    observer.observe({ type: 'paint', buffered: true })
    setTimeout(resolve, 500)
  })
}

/** Fetches what the page will load, at once instead of one after the other. */
function preload(addresses) {
  for (const href of addresses) {
    const link = Object.assign(document.createElement('link'), {
      rel: 'modulepreload',
      href,
    })
    document.head.append(link)
  }
}

if (!document.hidden) await firstPaint()
preload(beside)
await import(main)
preload(later)
