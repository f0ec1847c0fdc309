import { ApolloProvider } from '@apollo/client/react'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { StoryDecision } from './story-decision.tsx'

const fields =
  'subtitle story quote quoteAuthor impactSummary videoUrl studentName studentCountry studyField university graduationYear gpaImprovement currentRole sourceName sourceTitle sourceOrganization testimonial rating heroImage profileImage sourceImage'
const empty = Object.fromEntries(fields.split(' ').map((name) => [name, null]))

it('names the story in each of its buttons', () => {
  const piece = {
    id: 'p1',
    kind: 'SPOTLIGHT',
    revisionId: 'r1',
    consent: 'GIVEN',
    hasConsent: true,
    isPublished: false,
    organization: null,
    words: { ...empty, title: 'Wells in May', tags: [], galleryImages: [] },
  }
  render(
    <ApolloProvider client={getApolloClient()}>
      <StoryDecision piece={piece as never} onDecided={async () => {}} />
    </ApolloProvider>,
  )
  for (const name of ['Publish: Wells in May', 'Return to author: Wells in May'])
    expect(screen.getByRole('button', { name })).toBeTruthy()
})
