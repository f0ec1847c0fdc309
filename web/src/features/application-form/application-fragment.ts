import { graphql } from '#gql'

/** What the form shows of an application, and what the server returns after each save. */
export const applicationFragment = graphql(`
  fragment ApplicationForm_Application on Application {
    id
    state
    version
    tabs {
      tab
      done
      required
    }
    blockers {
      path
      tab
      message
    }
    checklist {
      key
      text
      isDone
      isRequired
    }
    moreInfo {
      message
      askedAt
      answerBy
    }
    closesAt
    graceMinutes
    submissions {
      id
      isShared
    }
    lastModifiedAt
    form {
      firstName
      lastName
      email
      phone
      dateOfBirth
      citizenship
      countryOfResidence
      currentDegreeLevel
      fieldOfStudy
      currentGpa
      expectedGraduationDate
      currentInstitution
      intendedInstitution
      familyIncomeRange
      financialNeedStatement
      otherScholarships
      personalStatement
      essay1
      essay2
      essay3
      careerGoals
      whyDeserving
      extracurriculars {
        organization
        role
        startedOn
        endedOn
        hoursPerWeek
        description
      }
      workExperience {
        organization
        role
        startedOn
        endedOn
        hoursPerWeek
        description
      }
      volunteerWork {
        organization
        role
        startedOn
        endedOn
        hoursPerWeek
        description
      }
      awards {
        organization
        role
        startedOn
        endedOn
        hoursPerWeek
        description
      }
      englishProficiency
      toeflScore
      ieltsScore
      duolingoScore
      transcripts
      recommendationLetters
      additionalDocuments
    }
  }
`)
