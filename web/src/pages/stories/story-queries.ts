import { graphql } from '#gql'

/**
 * The first queries of the pages of stories. The pages' HTML may bring the answers for a visitor, see
 * src/visitor-renderer.tsx.
 */
export const spotlightListQuery = graphql(`
  query SpotlightList($category: ContentCategory, $after: String) {
    featured: spotlights(category: $category, isFeatured: true, first: 1) {
      edges {
        cursor
        node {
          id
          ...SpotlightCard_Spotlight
        }
      }
    }
    spotlights(category: $category, first: 12, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          id
          ...SpotlightCard_Spotlight
        }
      }
    }
  }
`)

export const storyListQuery = graphql(`
  query StoryList($after: String) {
    successStories(first: 12, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          id
          ...SuccessStoryCard_Story
        }
      }
    }
  }
`)

export const spotlightQuery = graphql(`
  query SpotlightPage($slug: String!) {
    spotlight(slug: $slug) {
      id
      title
      subtitle
      ...SpotlightStory_Spotlight
    }
  }
`)
