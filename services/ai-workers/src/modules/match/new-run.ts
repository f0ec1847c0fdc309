import type { ToldProfile } from '@landfall/matching/requirements/told-profile'
import { askedOf, profileOf } from './asked-of-profile.ts'
import type { ProfileInput } from './match-profile.input.ts'
import type { NewMatchRun } from './match-run.ts'

/** A run with this form, and with the student's sealed statements beside it. */
export function newRun(
  who: Pick<NewMatchRun, 'id' | 'studentId' | 'cause' | 'createdAt'>,
  form: ProfileInput,
  stored: { profile: ToldProfile | null; sealedAnswers: string | null },
): NewMatchRun {
  return {
    ...who,
    profile: profileOf(form),
    asked: askedOf(form, stored.profile, who.createdAt),
    sealedDetails: stored.profile?.sealedDetails ?? null,
    sealedAnswers: stored.sealedAnswers,
  }
}
