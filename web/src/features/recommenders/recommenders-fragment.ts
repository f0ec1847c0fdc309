import type { Recommenders_ApplicationFragment } from '#gql/graphql'
import { graphql } from '#gql'

/** The recommenders of one application. */
export const recommendersFragment = graphql(`
  fragment Recommenders_Application on Application {
    id
    state
    recommendations {
      id
      recommenderName
      recommenderEmail
      relation
      note
      isWaived
      state
      invitedAt
      openedAt
      startedAt
      endedAt
      expiresAt
      declineReason
      letter {
        text
        fileName
        contentPath
      }
    }
    reusableLetters {
      id
      recommenderName
      relation
      writtenAt
    }
  }
`)

export type Recommendation = Recommenders_ApplicationFragment['recommendations'][number]
