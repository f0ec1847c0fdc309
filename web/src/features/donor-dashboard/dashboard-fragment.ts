import { graphql } from '#gql'

/** Everything that the dashboard shows of an organization. */
export const dashboardFragment = graphql(`
  fragment Dashboard_DonorMetrics on DonorMetrics {
    organizationId
    version
    totalApplications
    countriesReached
    stages {
      stage
      count
    }
    outcomes {
      waiting
      declined
      withdrawn
    }
    period
    applicationsOverTime {
      start
      count
    }
    countries {
      groups {
        key
        label
        count
      }
      other
    }
    fields {
      groups {
        key
        label
        count
      }
      other
    }
    scores {
      groups {
        key
        label
        count
      }
      other
    }
    timeToDecision {
      decided
      medianDays
      bands {
        label
        count
      }
    }
    scholarships {
      scholarshipId
      scholarship {
        id
        title
      }
      applications
      shortlisted
      awarded
      accepted
      waiting
    }
    insights {
      id
      key
      title
      text
      figures {
        label
        value
      }
    }
    funds {
      fundId
      name
      pledged {
        amount
        currency
      }
      awarded {
        amount
        currency
      }
      disbursed {
        amount
        currency
      }
    }
    snapshots {
      version
      takenAt
      applications
      awarded
      newApplications
    }
  }
`)
