import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

// The component reads the page's head only once per module.
beforeEach(() => vi.resetModules())
afterEach(() =>
  document.head.querySelectorAll('link[rel=me]').forEach((one) => one.remove()),
)

async function show() {
  const { SocialLinks } = await import('./social-links.tsx')
  render(<SocialLinks />)
}

it('leads to each site that the head of the page names', async () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<link rel="me" href="https://www.facebook.com/landfall" title="Facebook"><link rel="me" href="https://www.linkedin.com/company/landfall" title="LinkedIn">',
  )
  await show()
  const links = screen.getAllByRole<HTMLAnchorElement>('link')
  expect(links.map(({ textContent, href }) => [textContent, href])).toEqual([
    ['Facebook', 'https://www.facebook.com/landfall'],
    ['LinkedIn', 'https://www.linkedin.com/company/landfall'],
  ])
})

it('shows nothing where none is configured', async () => {
  await show()
  expect(screen.queryByRole('link')).toBeNull()
})
