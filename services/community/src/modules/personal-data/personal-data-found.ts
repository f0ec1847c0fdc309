import { findPersonalData, type PersonalDataKind } from './find-personal-data.ts'

export type Finding = {
  kind: PersonalDataKind
  field: string
  from: number
  to: number
  excerpt: string
}

/** An expected failure of writing: what was found, and where. */
export type PersonalDataFound = {
  __typename: 'PersonalDataFound'
  code: 'PERSONAL_DATA_FOUND'
  message: string
  findings: Finding[]
}

/** Null when nothing is found. @param fields the texts that would be posted, by their names */
export function personalDataIn(
  fields: Readonly<Record<string, string>>,
): PersonalDataFound | null {
  const findings = Object.entries(fields).flatMap(([field, text]) =>
    findPersonalData(text).map((found) => ({
      ...found,
      field,
      excerpt: text.slice(found.from, found.to),
    })),
  )
  if (findings.length === 0) return null
  return {
    __typename: 'PersonalDataFound',
    code: 'PERSONAL_DATA_FOUND',
    message:
      'This looks like personal data that anyone could read. Please remove it, or confirm that you want to post it.',
    findings,
  }
}
