import { ApolloProvider } from '@apollo/client/react'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { ScholarshipForm } from './scholarship-form.tsx'
import { newScholarship } from './scholarship-values.ts'

it('shows a step with all of its fields and the focus at once, so that no button moves while it is pressed', async () => {
  fakeServer({})
  render(
    // The same setting as on the site.
    <MemoryRouter useTransitions={false}>
      <ApolloProvider client={getApolloClient()}>
        <ScholarshipForm
          viewerId="v1"
          target={{ kind: 'new', organizationId: 'o1' }}
          initial={newScholarship('Harbour Trust')}
          isPublished={false}
          obstacle={null}
          ownUniversityId={null}
          leaveTo="/"
          onSaved={() => {}}
        />
      </ApolloProvider>
    </MemoryRouter>,
  )
  /** The state of each step when it first appeared. */
  const seen = new Map<string, string>()
  const watch = new MutationObserver(() => {
    const step = screen.getByRole('group', { name: /^Step . of 6: / })
    const name = step.getAttribute('aria-label') ?? ''
    if (seen.has(name)) return
    const isWhole = step.querySelector(':scope > :not([style*=none]) section') !== null
    const hasFocus = document.activeElement === step
    seen.set(name, `${isWhole ? 'whole' : 'empty'}, ${hasFocus ? 'reached' : 'not yet'}`)
  })
  watch.observe(document, { childList: true, subtree: true, attributes: true })
  for (const name of others) {
    // Without `user`, which would wait for everything that follows before anybody looks.
    const arrival = screen.findByRole('group', { name })
    const next = screen.getByRole('button', { name: 'Next step' })
    next.focus()
    next.click()
    await arrival
  }
  watch.disconnect()
  expect(others.map((name) => [name, seen.get(name)])).toEqual(
    others.map((name) => [name, 'whole, reached']),
  )
})

const others = [
  'Step 2 of 6: Who may apply',
  'Step 3 of 6: Requirements',
  'Step 4 of 6: How to apply',
  'Step 5 of 6: Further conditions',
  'Step 6 of 6: Check and save',
]
