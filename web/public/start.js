// The first script of the pages that stand before their scripts run: the site starts once the page is painted,
// since reading 90 kB of scripts takes a small phone as long as fetching them. See build/early-pages.ts.
const main = document.querySelector('link[data-main]').href

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

/** What a signed-in person's page will load, at once instead of one after the other. */
function loadLater() {
  const list = document.querySelector('script[data-later]')
  for (const href of JSON.parse(list?.textContent ?? '[]')) {
    const link = Object.assign(document.createElement('link'), {
      rel: 'modulepreload',
      href,
    })
    document.head.append(link)
  }
}

if (!document.hidden) await firstPaint()
await import(main)
loadLater()
