import { render } from '@testing-library/react'
import { describe, expect, it, test } from 'vitest'
import { MIXED_VECTORS, SCRIPT_VECTORS } from '#testing/script-vectors.ts'
import { Markdown } from './markdown.tsx'

const ALLOWED = new Set(
  'DIV P A SPAN STRONG EM CODE PRE UL OL LI BLOCKQUOTE HR BR H4'.split(' '),
)
const ATTRIBUTES = new Set(['class', 'href', 'rel', 'start', 'tabindex'])

/** Everything that could run or load something: elements, attributes and addresses that are not on the list. */
function faultsOf(source: string): string[] {
  const { container, unmount } = render(<Markdown>{source}</Markdown>)
  const faults = [...container.querySelectorAll('*')].flatMap((element) => [
    ...(ALLOWED.has(element.tagName) ? [] : [element.tagName]),
    ...[...element.attributes].flatMap(({ name, value }) => {
      const isAddress = name === 'href' && !/^(https?:|mailto:)/.test(value)
      return ATTRIBUTES.has(name) && !isAddress ? [] : [`${name}=${value}`]
    }),
  ])
  unmount()
  return faults
}

describe('what somebody wrote', () => {
  test.each(SCRIPT_VECTORS)('runs nothing: %s', (vector) => {
    expect(faultsOf(vector)).toEqual([])
  })

  // A browser reads all five hundred in scripts/e2e/journeys/written-scripts.test.ts.
  it('runs nothing of mixtures either', () => {
    for (const source of MIXED_VECTORS.slice(0, 60))
      expect({ source, faults: faultsOf(source) }).toEqual({ source, faults: [] })
  })

  it('keeps its markup, its links without weight, and markup that was typed as words', () => {
    const source =
      '# Fees\n\n**Pay** the *SEVIS* fee with the <I-20>:\n\n1. [here](https://fmjfee.com)\n2. wait'
    const { container } = render(<Markdown>{source}</Markdown>)
    expect(container.querySelector('h4')?.textContent).toBe('Fees')
    expect(container.querySelectorAll('ol > li')).toHaveLength(2)
    expect(container.textContent).toContain('<I-20>')
    const link = container.querySelector('a')
    expect(link?.getAttribute('href')).toBe('https://fmjfee.com')
    expect(link?.getAttribute('rel')).toBe('nofollow ugc noopener')
  })
})
