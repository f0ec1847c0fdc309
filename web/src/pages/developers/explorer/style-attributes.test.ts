import { expect, it } from 'vitest'
import { setLineStyles, withoutStyleAttributes } from './style-attributes.ts'

it('renames style attributes and leaves text alone', () => {
  const html =
    '<div style="top:18px" class="view-line"><span>a style="b" &lt;i style="c"&gt;</span></div>'
  expect(withoutStyleAttributes(html)).toBe(
    '<div data-line-style="top:18px" class="view-line"><span>a style="b" &lt;i style="c"&gt;</span></div>',
  )
})

it('sets them by script only after they are in the page', async () => {
  const root = document.createElement('div')
  const end = setLineStyles(root)
  root.innerHTML = withoutStyleAttributes(
    '<p style="top: 1px"><b style="left: 2px">x</b></p><p style="top: 3px"></p>',
  )
  const [first, second] = root.querySelectorAll('p')
  await expect.poll(() => second?.style.top).toBe('3px')
  expect([first?.style.top, root.querySelector('b')?.style.left]).toEqual(['1px', '2px'])
  expect(root.innerHTML).not.toContain('data-line-style')
  // A style that was set since stays when the line is moved.
  if (first) first.style.top = '36px'
  if (first) root.append(first)
  await new Promise((resolve) => queueMicrotask(() => resolve(null)))
  expect(first?.style.top).toBe('36px')
  end()
})
