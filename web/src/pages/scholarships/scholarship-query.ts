import { graphql } from '#gql'

/**
 * The query of a scholarship's page. The page's HTML may bring the answer for a visitor, see
 * src/visitor-renderer.tsx.
 */
export const scholarshipQuery = graphql(`
  query ScholarshipPage($id: ID!) {
    scholarship(id: $id) {
      id
      slug
      status
      closedReason
      ownerId
      title
      provider
      description
      isTiedToAdmission
      application {
        id
      }
      university {
        id
        slug
        name
      }
      ...DetailHead_Scholarship
      ...AwardQuestion_Scholarship
      ...EligibilitySection_Scholarship
      ...DetailCards_Scholarship
      ...ProvenanceSection_Scholarship
      ...SaveButton_Scholarship
      ...Applying_Scholarship
    }
  }
`)
