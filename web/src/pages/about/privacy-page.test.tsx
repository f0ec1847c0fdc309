import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { PrivacyPage } from './privacy-page.tsx'

/** The words by which the page names each list of the download. */
const namedAs: Readonly<Record<string, RegExp>> = {
  account: /Your account: name, username/,
  preferences: /Your preferences/,
  sessions: /Your sessions: browser/,
  notifications: /Your notifications/,
  organizations: /act for an organization .*: which one/,
  profile: /The profile that you fill in/,
  'profile-answers': /Your answers to the questions that scholarships ask/,
  'saved-scholarships': /scholarships that you save/,
  'saved-searches': /searches that you save/,
  reminders: /Your deadline reminders/,
  'reminder-defaults': /how far ahead you want to be reminded/,
  tasks: /The tasks and checklists/,
  checklists: /The tasks and checklists/,
  progress: /your progress: points/,
  'own-stories': /Stories and testimonials about you/,
  applications: /Your applications: what you wrote/,
  awards: /The awards that you accepted/,
  documents: /The documents that you upload/,
  essays: /Your essays, each version/,
  'essay-requests': /what you asked mentors to read/,
  'essay-requests-as-mentor': /If you are a mentor: .*essays that you took on/,
  matches: /Your matches: what you entered/,
  'ai-mentors': /Your conversations with AI mentors/,
  'ai-mentor-memory': /what you let a mentor remember/,
  'ai-mentor-conversations': /Your conversations with AI mentors/,
  'mentor-profile': /If you are a mentor: your profile/,
  'mentorship-sessions': /sessions that you book with mentors/,
  'mentorship-sessions-as-mentor': /If you are a mentor: .*the sessions/,
  'forum-entries':
    /What you write and do in the forum: posts, replies and their earlier versions/,
  'forum-activity':
    /votes, the people you block, which threads you opened or follow, what you report or appeal/,
  'forum-decisions': /what moderators decided about it/,
  'forum-standing': /your standing: a level that you earn/,
  'scholarship-reports': /Listings and reviews that you reported/,
  'mentor-review-reports': /Listings and reviews that you reported/,
  'immigration-profile': /Your immigration profile/,
  'immigration-guidance': /guidance you asked for/,
}

/** The names of the parts, as the gateway's list spells them. */
function exportedParts(): string[] {
  const list = join(
    import.meta.dirname,
    '../../../../gateway/src/rest/export/export-parts.ts',
  )
  return [...readFileSync(list, 'utf8').matchAll(/\bname: '([a-z-]+)',/g)].map(
    ([, name = '']) => name,
  )
}

function keptOnThePage(): string[] {
  render(
    <MemoryRouter>
      <PrivacyPage />
    </MemoryRouter>,
  )
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent)
}

it('names every part of the data export', () => {
  const parts = exportedParts()
  const lines = keptOnThePage()
  expect(parts).toContain('account')
  expect(Object.keys(namedAs).toSorted()).toEqual(parts.toSorted())
  const isNamed = (part: string) => lines.some((line) => namedAs[part]?.test(line))
  expect(parts.filter((part) => !isNamed(part))).toEqual([])
})

it('links to the settings for export and erasure, and names the services that may receive text', () => {
  render(
    <MemoryRouter>
      <PrivacyPage />
    </MemoryRouter>,
  )
  for (const link of screen.getAllByRole('link', { name: 'Settings' }))
    expect(link.getAttribute('href')).toBe('/settings')
  const named = screen
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
  expect(named).toEqual(['A language model', 'LanguageTool', 'A malware scanner'])
})
