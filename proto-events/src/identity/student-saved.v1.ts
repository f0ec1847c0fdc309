import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

const decimal = (places: number) =>
  z.string().regex(new RegExp(String.raw`^\d{1,10}(\.\d{1,${places}})?$`))

/** The content of `sealedDetails`: personal, so that no event shows it. */
export const studentDetails = z.object({
  dateOfBirth: z.iso.date().nullable(),
  gender: z.enum(['woman', 'man', 'other']).nullable(),
})
export type StudentDetails = z.infer<typeof studentDetails>

/**
 * The facts of a student's profile that rules are computed from. Null means that the student has not stated a fact.
 * No name, no address: readers need the facts, not the person.
 */
export const StudentSaved = defineEvent({
  publisher: 'identity',
  noun: 'student',
  verb: 'saved',
  version: 1,
  description:
    'A student profile was created or changed; carries every fact that rules use.',
  schema: z.object({
    studentId: z.uuid(),
    /** ISO 3166-1 alpha-2; null also for a country outside the product's list. */
    country: z.string().length(2).nullable(),
    /** The student says that their country is outside that list; absent from older events. */
    isCountryUnlisted: z.boolean().default(false),
    currentEducationLevel: z
      .enum(['high_school', 'some_college', 'bachelors', 'masters', 'phd'])
      .nullable(),
    intendedDegreeLevel: z.enum(['undergraduate', 'graduate', 'phd', 'postdoc']).nullable(),
    /** Names as in the product's list of fields; null means not stated. */
    fieldOfInterest: z.array(z.string()).nullable(),
    /** 0.00 to 4.00. */
    gpa: decimal(2).nullable(),
    /** True when the GPA was converted from a grade on another scale. */
    isGpaEstimated: z.boolean().default(false),
    englishProficiency: z
      .enum([
        'native',
        'toefl_100',
        'toefl_90',
        'toefl_80',
        'ielts_7_5',
        'ielts_7',
        'ielts_6_5',
        'other',
      ])
      .nullable(),
    toeflScore: z.int().nullable(),
    ieltsScore: decimal(1).nullable(),
    duolingoScore: z.int().nullable(),
    /** The date of the test whose score is stated; absent from older events. */
    englishTestDate: z.iso.date().nullable().default(null),
    citizenshipStatus: z.string().nullable(),
    visaType: z.string().nullable(),
    intendedVisaType: z.string().nullable(),
    usPermanentResident: z.boolean().nullable(),
    needsFinancialAid: z.boolean().nullable(),
    hasUsHighSchoolDiploma: z.boolean().nullable(),
    isCurrentlyInUs: z.boolean().nullable(),
    usResidency: z.object({ hasLivedInUs: z.boolean() }).nullable(),
    expectedFamilyContribution: z
      .object({ amount: decimal(2), currency: z.string().length(3) })
      .nullable(),
    /** Universities of the catalog, by its ids. */
    intendedUniversityIds: z.array(z.uuid()).max(10).default([]),
    /**
     * A JWE of `studentDetails`; null when the student has stated
     * none of them. The services that judge eligibility have the key.
     */
    sealedDetails: z.string().min(1).max(2_000).nullable().default(null),
    version: z.int().positive(),
  }),
})
