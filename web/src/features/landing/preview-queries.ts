export const countriesQuery = /* GraphQL */ `
  query LandingCountries {
    countries {
      code
      name
    }
  }
`

export const previewQuery = /* GraphQL */ `
  query LandingPreview($country: String!, $level: DegreeLevel!) {
    eligibilityPreview(country: $country, degreeLevel: $level) {
      possibleCount
      deadlines {
        confirmed
        usual
        waiting
      }
      awards {
        scholarship {
          id
          slug
          title
          provider
          amountLabel
          deadline {
            precision
            date
            daysLeft
            isRolling
          }
        }
        eligibility {
          verdict
          label
          awaits
        }
      }
    }
  }
`
