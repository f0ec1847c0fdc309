import { graphql } from '#gql'

/** A mentor's own profile, as its forms need it. */
export const profileFragment = graphql(`
  fragment Profile_Mentor on Mentor {
    id
    name
    bio
    expertise
    scholarshipsWon
    currentPosition
    university
    country
    fieldOfStudy
    yearsOfExperience
    languages
    hourlyRate
    booksInstantly
    takesEssays
    isActive
    timeZone
    settings {
      status
      roomUrl
      essaysAtOnce
      decisionNote
      weekly {
        weekday
        fromMinute
        untilMinute
      }
      overrides {
        day
        ranges {
          fromMinute
          untilMinute
        }
      }
      bufferMinutes
      noticeHours
      horizonDays
    }
  }
`)

export const saveProfileMutation = graphql(`
  mutation MentorForm_Save($input: MentorProfileInput!) {
    result: saveMentorProfile(input: $input) {
      __typename
      ... on MentorSaved {
        mentor {
          id
          ...Profile_Mentor
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

export const saveTimesMutation = graphql(`
  mutation TimesForm_Save($input: MentorAvailabilityInput!) {
    result: setMentorAvailability(input: $input) {
      __typename
      ... on MentorSaved {
        mentor {
          id
          ...Profile_Mentor
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

export const ownProfileQuery = graphql(`
  query OwnMentorProfile {
    mentorOptions {
      expertise
      languages
    }
    myMentorProfile {
      id
      ...Profile_Mentor
    }
  }
`)
