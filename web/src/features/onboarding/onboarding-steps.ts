import type { ScholarshipStatus, VerificationStatus } from '#gql/graphql'

export const stepNames = ['organization', 'verification', 'fund', 'scholarship'] as const
export type StepName = (typeof stepNames)[number]
/** `waiting`: for us; `optional`: the person may skip it. */
export type StepState = 'done' | 'waiting' | 'open' | 'optional'
export type Steps = Readonly<Record<StepName, StepState>>

/** The parts of an organization that exist; nothing else remembers how far somebody came. */
export type SetUp = {
  verification: VerificationStatus
  isEmailVerified: boolean
  /** A university of the catalog whose mail domain nobody has proved yet. */
  hasDomainToProve: boolean
  fundCount: number
  scholarships: readonly ScholarshipStatus[]
}

/** How far somebody has come; `setUp` is null before there is an organization. */
export function stepsOf(setUp: SetUp | null): Steps {
  if (!setUp) {
    return {
      organization: 'open',
      verification: 'open',
      fund: 'optional',
      scholarship: 'open',
    }
  }
  const isVerified = setUp.verification === 'VERIFIED'
  return {
    organization: 'done',
    verification: verificationOf(setUp),
    fund: setUp.fundCount > 0 ? 'done' : 'optional',
    scholarship: isOut(setUp)
      ? 'done'
      : setUp.scholarships.length > 0 && !isVerified
        ? 'waiting'
        : 'open',
  }
}

function verificationOf(setUp: SetUp): StepState {
  if (!setUp.isEmailVerified) return 'open'
  if (setUp.verification === 'VERIFIED') return 'done'
  if (setUp.verification === 'DECLINED' || setUp.hasDomainToProve) return 'open'
  return 'waiting'
}

function isOut({ scholarships }: SetUp): boolean {
  return scholarships.some((status) => status !== 'DRAFT')
}

/** The first step that waits for this person. The fund is skipped once there is a scholarship. */
export function nextStep(steps: Steps): StepName {
  const hasDraft = steps.scholarship !== 'open'
  const next = stepNames.find(
    (name) => steps[name] === 'open' || (steps[name] === 'optional' && !hasDraft),
  )
  return next ?? 'scholarship'
}
