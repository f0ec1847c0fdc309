import { graphql } from '#gql'

/** A fund as the pages of funds show it. */
export const fundFragment = graphql(`
  fragment Fund_Fund on Fund {
    id
    name
    currency
    version
    ownerId
    isKeptByViewer
    balance {
      pledged {
        amount
        currency
      }
      committed {
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
      available {
        amount
        currency
      }
    }
    scholarships {
      id
      title
    }
  }
`)
