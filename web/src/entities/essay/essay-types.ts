import type { EssayType } from '#gql/graphql'

export const essayTypes: Record<EssayType, string> = {
  SCHOLARSHIP: 'Scholarship essay',
  PERSONAL_STATEMENT: 'Personal statement',
  MOTIVATION_LETTER: 'Motivation letter',
  RESEARCH_PROPOSAL: 'Research proposal',
  ADMISSION_ESSAY: 'Admission essay',
}
