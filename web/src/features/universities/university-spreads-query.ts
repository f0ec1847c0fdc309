import { graphql } from '#gql'

/** Of its own: the university is there before it, and stays without it. */
export const universitySpreadsQuery = graphql(`
  query UniversityStrip {
    universityStats {
      acceptanceSpread {
        lowerQuartile
        upperQuartile
        ninetyFifthPercentile
      }
      tuitionSpread {
        lowerQuartile
        upperQuartile
        ninetyFifthPercentile
      }
      internationalShareSpread {
        lowerQuartile
        upperQuartile
        ninetyFifthPercentile
      }
    }
  }
`)
