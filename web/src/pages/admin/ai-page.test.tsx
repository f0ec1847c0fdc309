import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type {
  FeatureCardMutation,
  FeatureCard_AiFeatureFragment,
  ProviderOverviewQuery,
  SessionViewerQuery,
} from '#gql/graphql'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer } from '#testing/student-viewer.ts'

const session = {
  viewer: {
    ...studentViewer,
    accountType: 'DONOR',
    roles: ['ADMIN'],
  },
} satisfies SessionViewerQuery

const unused = {
  __typename: 'AiFeature',
  id: 'match-tips',
  label: 'Wording of match tips',
  isOn: true,
  model: null,
  callCount: 0,
  cachedCount: 0,
  tokensIn: 0,
  tokensOut: 0,
  costUsd: '0.000',
  committedUsd: '0.000',
  budgetUsd: null,
  latencyP50Ms: null,
  latencyP95Ms: null,
  failures: [],
} satisfies FeatureCard_AiFeatureFragment & { __typename: string }

const used = {
  ...unused,
  model: 'small-model',
  callCount: 1_260,
  cachedCount: 60,
  tokensIn: 240_000,
  tokensOut: 90_000,
  costUsd: '1.260',
  committedUsd: '5.000',
  budgetUsd: '20.000',
  latencyP50Ms: 850,
  latencyP95Ms: 4_200,
  failures: [{ kind: 'timed-out', count: 3 }],
}

const provider = {
  kind: 'OPENAI',
  host: 'models.example.org',
  month: '2026-11',
  userBudgetUsd: '1.000',
} as const

it('reports a failure and can be tried again', async () => {
  fakeServer({ SessionViewer: () => session })
  await renderApp('/admin/ai')
  await screen.findByText('Failed to load the AI provider')
  expect(screen.getAllByRole('button', { name: /again/iu })).toHaveLength(1)
})

it('says what to configure when there is no provider', async () => {
  fakeServer({
    SessionViewer: () => session,
    ProviderOverview: () =>
      ({
        aiProvider: {
          ...provider,
          kind: 'LOCAL',
          host: null,
          userBudgetUsd: null,
          features: [unused],
        },
      }) as unknown as ProviderOverviewQuery,
  })
  await renderApp('/admin/ai')
  await screen.findByText('No AI provider is set up')
  screen.getByText('OPENAI_API_KEY')
  screen.getByText('OPENAI_PRICES')
  expect(screen.queryByText('Wording of match tips')).toBeNull()
})

it('shows what each feature uses, and turns it off', async () => {
  const server = fakeServer({
    SessionViewer: () => session,
    ProviderOverview: () =>
      ({
        aiProvider: { ...provider, features: [used] },
      }) as unknown as ProviderOverviewQuery,
    FeatureCard: () =>
      ({
        switchAiFeature: {
          __typename: 'AiFeatureSuccess',
          feature: { ...used, isOn: false },
        },
      }) as unknown as FeatureCardMutation,
  })
  await renderApp('/admin/ai')
  await screen.findByRole('heading', { level: 2, name: 'Wording of match tips' })
  const card = within(screen.getByRole('main'))
  for (const words of [
    'models.example.org',
    'November 2026, UTC',
    'US$1 a month',
    'small-model',
    '1,260 (60 from the cache)',
    '240,000 in, 90,000 out',
    'Half under 850 ms, 95% under 4.2 s',
    'Took too long: 3',
    'US$5 of US$20',
  ]) {
    card.getByText(words)
  }
  await userEvent.click(
    screen.getByRole('button', { name: 'Turn off: Wording of match tips' }),
  )
  await screen.findByRole('button', { name: 'Turn on: Wording of match tips' })
  card.getByText('Off')
  const asked = server.requests.find(({ operation }) => operation === 'FeatureCard')
  expect(asked?.variables).toEqual({ input: { id: 'match-tips', isOn: false } })
})
