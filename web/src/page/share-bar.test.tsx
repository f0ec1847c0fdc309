import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ShareBar } from './share-bar.tsx'

it('draws parts behind each other, in percent of the whole', () => {
  const { container } = render(
    <ShareBar
      parts={[
        { key: 'a', share: 0.25, className: 'fill-good' },
        { key: 'b', share: 1 / 3, className: 'fill-edge' },
      ]}
    />,
  )
  const drawn = [...container.querySelectorAll('rect')].map((rect) => [
    rect.getAttribute('x'),
    rect.getAttribute('width'),
  ])
  expect(drawn).toEqual([
    ['0%', '25%'],
    ['25%', '33.33%'],
  ])
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})
