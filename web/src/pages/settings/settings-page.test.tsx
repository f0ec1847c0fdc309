import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type {
  AccountRulesQuery,
  AccountType,
  MembershipsSection_MembershipFragment,
  SessionViewerQuery,
} from '#gql/graphql'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { toast } from '#ui/toast-store.ts'

beforeEach(() => sessionStorage.clear())

const foundation: MembershipsSection_MembershipFragment = {
  role: 'EDITOR',
  organization: { id: 'o1', name: 'Coastal Foundation', verification: 'VERIFIED' },
}

const own = { id: 'o2', name: 'Harmattan Fund', verification: 'VERIFIED' } as const

async function openSettings(
  accountType: AccountType,
  memberships: MembershipsSection_MembershipFragment[] = [],
  isLeaving = false,
  storyIds: string[] = [],
  alone: { members: number; open: number; asked?: () => void } | null = null,
) {
  const person = {
    id: 'ama',
    username: 'ama',
    email: 'ama@example.org',
    firstName: 'Ama',
    lastName: 'Mensah',
    accountType,
    isEmailVerified: true,
  }
  const quietHours = { isOn: false, from: '22:00', until: '07:00' }
  const types = [{ type: 'LISTING_MODERATED', inApp: true, mail: false }]
  fakeServer({
    SessionViewer: (): SessionViewerQuery => ({
      viewer: {
        ...person,
        roles: [],
        preferences: null,
        memberships: alone
          ? [{ role: 'OWNER', organization: { ...own, kind: 'DONOR', universityId: null } }]
          : [],
      },
    }),
    LeftOrganization: () => {
      alone?.asked?.()
      return {
        organization: {
          __typename: 'Organization',
          ...own,
          members: Array.from({ length: alone?.members ?? 0 }, (_, at) => ({
            __typename: 'OrganizationMember',
            role: 'OWNER',
            user: { __typename: 'User', id: `u${at}` },
          })),
        },
        scholarships: { __typename: 'ScholarshipConnection', totalCount: alone?.open ?? 0 },
      }
    },
    AccountRules: (): AccountRulesQuery => ({
      accountRules: {
        passwordMinLength: 8,
        passwordMaxLength: 128,
        usernameMinLength: 3,
        usernameMaxLength: 50,
      },
      features: [],
    }),
    OwnStoriesSection: () => ({
      storiesAboutMe: storyIds.map((id) => ({ __typename: 'StoryAboutMe', id })),
    }),
    SettingsPage: () => ({
      viewer: {
        __typename: 'User',
        ...person,
        pendingEmail: null,
        erasure: isLeaving
          ? { __typename: 'AccountErasure', dueAt: '2026-12-07T10:00:00.000Z' }
          : null,
        preferences: {
          __typename: 'Preferences',
          timeZone: 'Africa/Accra',
          locale: 'en',
          notifications: { newsByMail: false, types, quietHours },
        },
        sessions: [],
        memberships: memberships.map((one) => ({ __typename: 'Membership', ...one })),
      },
    }),
  })
  await renderApp('/settings')
  await screen.findByRole('heading', { level: 2, name: 'Notification choices' })
}

const organizations = () => screen.queryByRole('heading', { name: 'Your organizations' })

it('shows a student the settings for students', async () => {
  await openSettings('STUDENT')
  expect(organizations()).toBeNull()
  expect(screen.getByRole('row', { name: /Outcomes of your reports/ })).toBeTruthy()
})

it('gives no section the same name as the region of messages', async () => {
  await openSettings('STUDENT')
  act(() => toast.success({ title: 'Saved' }))
  expect(await screen.findAllByRole('region', { name: 'Notifications' })).toHaveLength(1)
})

it('shows a student the organization that invited them', async () => {
  await openSettings('STUDENT', [foundation])
  expect(organizations()).not.toBeNull()
  expect(screen.getByText('Coastal Foundation')).toBeTruthy()
})

it('links to the stories about a student if there are any', async () => {
  await openSettings('STUDENT', [], false, ['s1'])
  const link = await screen.findByRole('link', { name: 'Open stories about you' })
  expect(link.getAttribute('href')).toBe('/own-stories')
})

it('does not mention stories if there are none', async () => {
  await openSettings('STUDENT')
  await screen.findByRole('link', { name: 'Download your data' })
  await new Promise((resolve) => setTimeout(resolve))
  expect(screen.queryByRole('region', { name: 'Stories about you' })).toBeNull()
})

it('shows a donor without an organization the section for organizations', async () => {
  await openSettings('DONOR')
  expect(organizations()).not.toBeNull()
})

it('offers the data export, and erasure of the account with the password', async () => {
  await openSettings('STUDENT')
  const link = await screen.findByRole('link', { name: 'Download your data' })
  expect(link.getAttribute('href')).toBe('/api/account/export')
  fireEvent.click(screen.getByRole('button', { name: 'Erase my account in 14 days' }))
  expect(await screen.findAllByText('Please enter your current password')).not.toEqual([])
})

it('says until when an erasure can be canceled', async () => {
  await openSettings('STUDENT', [], true)
  expect(await screen.findByText(/will be erased on .*7.* 2026/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Keep my account' })).toBeTruthy()
  expect(screen.queryByLabelText('Your password, to confirm')).toBeNull()
})

it.each([
  [{ members: 1, open: 3 }, 'its 3 open scholarships close, its API keys are revoked'],
  [{ members: 1, open: 1 }, 'its 1 open scholarship closes, its API keys are revoked'],
  [{ members: 1, open: 0 }, 'nobody can act for it any more: its API keys are revoked'],
])(
  'says what ends when the only member of an organization leaves: %j',
  async (alone, words) => {
    await openSettings('DONOR', [], false, [], alone)
    const notice = await screen.findByText(/^You are the only member of Harmattan Fund/)
    expect(notice.textContent).toContain(words)
  },
)

it('does not mention an organization with other members', async () => {
  const asked = vi.fn<() => void>()
  await openSettings('DONOR', [], false, [], { members: 2, open: 3, asked })
  await waitFor(() => expect(asked).toHaveBeenCalled())
  await act(async () => {})
  expect(screen.queryByText(/only member of/)).toBeNull()
})
