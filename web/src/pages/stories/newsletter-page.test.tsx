import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type {
  NewsletterLinkConfirmMutation,
  NewsletterLinkLeaveMutation,
  SessionViewerQuery,
} from '#gql/graphql'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'

const said = (message: string) => ({
  result: { __typename: 'NewsletterSuccess' as const, message },
})

async function open(address: string) {
  const { requests } = fakeServer({
    SessionViewer: () => ({ viewer: null }) satisfies SessionViewerQuery,
    NewsletterLinkConfirm: () =>
      said('You are now subscribed.') satisfies NewsletterLinkConfirmMutation,
    NewsletterLinkLeave: () =>
      said('You are unsubscribed.') satisfies NewsletterLinkLeaveMutation,
  })
  const { user } = await renderApp(address)
  const sent = () => requests.filter(({ operation }) => operation !== 'SessionViewer')
  return { user, sent }
}

it.each([
  ['confirm', 'Yes, send it to me', 'NewsletterLinkConfirm', 'You are now subscribed.'],
  [
    'leave',
    'Unsubscribe from the newsletter',
    'NewsletterLinkLeave',
    'You are unsubscribed.',
  ],
])(
  'an emailed link to %s takes effect only when its button is pressed',
  async (what, press, operation, words) => {
    const { user, sent } = await open(`/newsletter#${what}=a-token`)
    const button = await screen.findByRole('button', { name: press })
    expect(sent()).toEqual([])
    await user.click(button)
    await screen.findByText(words)
    expect(sent()).toEqual([{ operation, variables: { input: { token: 'a-token' } } }])
    expect(screen.queryByRole('button', { name: press })).toBeNull()
  },
)
