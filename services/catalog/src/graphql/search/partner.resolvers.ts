import { forbidden, notFound, throwProblem } from '@landfall/kit/core/problems'
import type { PageArguments } from '../request/page-arguments.ts'
import type { CatalogContext } from '../request/context.ts'
import { pageOf } from './scholarship-connection.ts'

type PartnerParent = { organizationId: string }

/** A key opens only its own organization, whichever one the query plan names. */
export const partnerType = {
  __resolveReference: ({ organizationId }: PartnerParent, { caller }: CatalogContext) =>
    caller.partner?.organizationId === organizationId ? { organizationId } : null,

  programs(
    { organizationId }: PartnerParent,
    page: PageArguments,
    { useCases, caller }: CatalogContext,
  ) {
    const { partner } = caller
    if (partner?.organizationId !== organizationId)
      return throwProblem(notFound('organization'))
    if (!partner.scopes.includes('programs:read'))
      return throwProblem(forbidden('This API key lacks the scope programs:read'))
    return pageOf(useCases.listOfOrganization(partner, organizationId), page, caller)
  },
}
