import { graphql } from '#gql'

/**
 * The page of one university; its HTML may bring the answer for a visitor, see src/visitor-renderer.tsx.
 * More awards would bring it near what one operation may cost; no university has as many open ones.
 */
export const universityQuery = graphql(`
  query UniversityPage($id: ID!) {
    university(id: $id) {
      id
      name
      location
      state
      stateName
      description
      ...UniversityFacts_University
      ...CostGapSection_University
      scholarships(first: 60) {
        edges {
          cursor
          node {
            id
            ...UniversityAwards_Scholarship
            ...CostGapSection_Scholarship
          }
        }
      }
    }
  }
`)
