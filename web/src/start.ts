import './styles.css'

/**
 * The first script of the site. What the gateway has already put into the page is painted before the
 * rest runs: reading 90 kB of scripts takes a small phone as long as fetching them.
 */
async function start() {
  const isPrerendered = document.getElementById('root')?.firstElementChild !== null
  if (isPrerendered && !document.hidden) await firstPaint()
  await import('./main.tsx')
}

/** Or a moment later, in a browser that paints nothing just now or does not tell. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver(() => {
      observer.disconnect()
      resolve()
    })
    observer.observe({ type: 'paint', buffered: true })
    setTimeout(resolve, 500)
  })
}

void start()
