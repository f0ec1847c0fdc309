// @vitest-environment node
import { expect, it } from 'vitest'
import { earlyPage } from './early-page.ts'

const template =
  '<head><script type="module" crossorigin src="/assets/index.js"></script><link rel="modulepreload" crossorigin href="/assets/frame.js"></head><body><div id="root"></div></body>'
const scripts = new Set(['assets/frame.js', 'assets/page.js'])

function listIn(html: string) {
  const list = /<script type="application\/json" data-scripts>(.*?)<\/script>/.exec(
    html,
  )?.[1]
  return JSON.parse(list ?? 'null') as object
}

it('fetches the frame’s scripts with low priority, and leaves the page’s own to start.js', () => {
  const html = earlyPage(template, { root: '<!--page-->', scripts })
  const preloads = [...html.matchAll(/<link rel="modulepreload"[^>]*>/g)].map(String)
  expect(preloads).toHaveLength(2)
  expect(preloads.every((one) => one.includes('fetchpriority="low"'))).toBe(true)
  expect(preloads.join('')).not.toContain('page.js')
  expect(listIn(html)).toEqual({
    main: '/assets/index.js',
    beside: ['/assets/page.js'],
    later: [],
  })
  expect(html).toContain('<body><!--page--></body>')
})

it('fetches them behind the frame’s where that has to ask first', () => {
  const html = earlyPage(template, { root: '<!--page-->', scripts, areLater: true })
  expect(listIn(html)).toMatchObject({ beside: [], later: ['/assets/page.js'] })
})

it('fails the build when index.html is not as it expects', () => {
  const o = { root: '<!--page-->', scripts }
  expect(() => earlyPage('<div id="root"></div>', o)).toThrow('holds no script')
  expect(() => earlyPage(template.replace('root', 'app'), o)).toThrow('holds no <div')
})
