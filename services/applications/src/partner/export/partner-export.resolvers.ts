import { throwProblem } from '@landfall/kit/core/problems'
import { parseInput } from '@landfall/kit/graphql/parse-input'
import type { Context } from '../../context.ts'
import { upper } from '../../application/application/application.present.ts'
import { startPartnerExportInput } from './partner-export.input.ts'
import { asExportReader, type ExportReader } from './partner-export.policy.ts'
import { expiryOf, type PartnerExport } from './partner-export.ts'

type Of = { organizationId: string }
type Input = { input: { organizationId?: string | null } & Record<string, unknown> }

export const partnerExportQueries = {
  async partnerExports(_root: unknown, { organizationId }: Of, context: Context) {
    const reader = readerOrThrow(context, organizationId)
    return (await context.useCases.listPartnerExports(reader)).map(presentExport)
  },
}

export const partnerExportMutations = {
  async startPartnerExport(_root: unknown, { input }: Input, context: Context) {
    const reader = asExportReader(context.caller, input.organizationId ?? null)
    if (!reader.ok) return reader.error
    const parsed = parseInput(startPartnerExportInput, input)
    if (!parsed.ok) return parsed.error
    const started = await context.useCases.startPartnerExport(reader.value, parsed.value)
    return started.ok
      ? { __typename: 'PartnerExportStarted', export: presentExport(started.value) }
      : started.error
  },
}

export const exportFieldsOfPartner = {
  async exports({ organizationId }: Of, _args: unknown, context: Context) {
    const reader = readerOrThrow(context, organizationId)
    return (await context.useCases.listPartnerExports(reader)).map(presentExport)
  },

  async export({ organizationId }: Of, { id }: { id: string }, context: Context) {
    const reader = readerOrThrow(context, organizationId)
    const found = await context.useCases.findPartnerExport(reader, id)
    return found && presentExport(found)
  },
}

type Presented = ReturnType<typeof presentExport>

export const partnerExportFields = {
  async download({ id, state }: Presented, _args: unknown, { useCases }: Context) {
    if (state !== 'COMPLETED') return null
    const { token, until } = await useCases.openPartnerExport({ id })
    return { path: `/api/partner-exports/content?token=${token}`, expiresAt: until }
  },
}

function presentExport(one: PartnerExport) {
  const { id, kind, format, hasApplicants, state, done, total, startedAt } = one
  return {
    id,
    kind: upper(kind),
    format: upper(format),
    hasApplicants,
    state: upper(state),
    done,
    total,
    startedAt,
    expiresAt: expiryOf(one),
  }
}

function readerOrThrow({ caller }: Context, organizationId: string): ExportReader {
  const reader = asExportReader(caller, organizationId)
  return reader.ok ? reader.value : throwProblem(reader.error)
}
