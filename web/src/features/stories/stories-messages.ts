import type { ContentCategory, ContentKind, StoryConsent } from '#gql/graphql'

export const categories: Record<ContentCategory, string> = {
  SUCCESS_STORY: 'Success Story',
  INNOVATION: 'Innovation',
  IMPACT: 'Impact',
  PARTNERSHIP: 'Partnership',
}

export const kinds: Record<ContentKind, string> = {
  SPOTLIGHT: 'Spotlight',
  STORY: 'Success story',
  TESTIMONIAL: 'Testimonial',
}

export const consents: Record<StoryConsent, string> = {
  NONE: '',
  ASKED: 'Waiting for the recipient’s approval',
  GIVEN: 'The recipient approved it',
  REFUSED: 'The recipient did not approve it',
}

export const storiesMessages = {
  title: 'Spotlights',
  lead: 'What scholarships change, told by those who give and receive them.',
  views: 'Kinds of stories',
  spotlights: 'Spotlight Stories',
  stories: 'Success Stories',
  testimonials: 'Testimonials',
  category: 'Category',
  all: 'All',
  featured: 'Featured story',
  read: 'Read the story',
  readTime: (minutes: number) => `${minutes} min read`,
  viewCount: (count: number) => (count === 1 ? '1 view' : `${count} views`),
  like: 'Like',
  likes: (count: number) => (count === 1 ? 'like' : 'likes'),
  likeFailed: 'Your like was not saved',
  moreTags: (count: number) => `+${count}`,
  noun: 'stories',
  loading: 'Loading stories',
  failed: 'The stories could not be loaded',
  emptyTitle: 'No stories yet',
  empty:
    'Stories appear here once donors and universities write them and the people in them approve.',
  feed: 'Stories as an RSS feed',
  notFoundTitle: 'Story Not Found',
  notFound: 'There is no story at this address. It may have been taken down.',
  back: 'Back to all stories',
  video: 'Watch the video',
  pictures: 'Pictures',
  impact: 'Impact',
  share: 'Copy the link',
  shared: 'The link is copied',
  shareFailed: 'The link could not be copied',
  ofSpotlight: 'Success stories',
  said: 'What people say',
  rating: (rating: number) => `${rating} of 5`,
  by: 'By',
}
