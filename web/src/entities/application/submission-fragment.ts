import { graphql } from '#gql'

/** A submission, as both sides read it. */
export const submissionFragment = graphql(`
  fragment SubmittedForm_Submission on Submission {
    id
    number
    submittedAt
    scholarshipTitle
    provider
    scholarshipVersion
    criteriaVersion
    verdict
    verdictLabel
    unanswered
    isInGrace
    note
    form {
      firstName
      lastName
      email
      phone
      dateOfBirth
      citizenship
      countryOfResidence
      familyIncomeRange
      financialNeedStatement
      currentDegreeLevel
      fieldOfStudy
      currentInstitution
      currentGpa
      expectedGraduationDate
      intendedInstitution
      englishProficiency
      toeflScore
      ieltsScore
      duolingoScore
      personalStatement
      careerGoals
      whyDeserving
      essay1
      essay2
      essay3
      otherScholarships
      transcripts
      recommendationLetters
      additionalDocuments
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
    }
  }
`)
