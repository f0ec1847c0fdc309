import { graphql } from '#gql'

/** A query of its own: the university shows before it, and stays without it. */
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
