import { enumInput } from '@landfall/kit/graphql/arguments'
import { connectionOf, parsePage } from '@landfall/kit/graphql/paging'
import { parseOrThrow } from '@landfall/kit/graphql/parse-input'
import { z } from 'zod'
import type { CatalogContext } from '../request/context.ts'
import { enumOf, moneyOf } from '../request/present.ts'
import { positionSchema } from '../../record/paging/keyset.ts'
import type { PageArguments } from '../request/page-arguments.ts'
import { pageOf } from '../search/scholarship-connection.ts'
import { universitySearchOf } from './university-filter.ts'
import { ANY_SCHOLARSHIP } from '../../search/filter/scholarship-search.ts'
import { UNIVERSITY_ORDERS } from '../../record/university/university-order.ts'
import {
  UNIVERSITY_SORTS,
  type UniversitySearch,
} from '../../record/university/university-search.ts'
import type { University } from '../../record/university/university.ts'

type ListArguments = PageArguments & { filter?: unknown; sort?: string | null }
const sortArgument = z.object({
  sort: enumInput(UNIVERSITY_SORTS)
    .nullish()
    .transform((sort) => sort ?? 'ranking'),
})

type Figures = { search: UniversitySearch }

export const universityQueries = {
  async universities(_parent: unknown, args: ListArguments, context: CatalogContext) {
    const { useCases, caller } = context
    const order = UNIVERSITY_ORDERS[parseOrThrow(sortArgument, args).sort]
    const { first, after } = parsePage(caller, args, positionSchema(order))
    const { items, hasNextPage, search } = await useCases.searchUniversities(
      universitySearchOf(args.filter ?? {}),
      { order, first, after },
    )
    const { edges, pageInfo } = connectionOf({
      items,
      node: ({ university }) => university,
      positionOf: ({ position }) => position,
      hasNextPage,
      hasPreviousPage: after !== null,
      totalCount: 0,
    })
    return { edges, pageInfo, search }
  },
  university: (_parent: unknown, { id }: { id: string }, { useCases }: CatalogContext) =>
    useCases.findUniversity(id),
  universityStats: (_parent: unknown, _args: unknown, { useCases }: CatalogContext) =>
    useCases.universityFigures(),
}

export const universityConnectionType = {
  totalCount: ({ search }: Figures, _args: unknown, { useCases }: CatalogContext) =>
    useCases.countUniversities(search),
  facets: ({ search }: Figures, _args: unknown, { useCases }: CatalogContext) =>
    useCases.universityFacets(search),
}

export const universityStatsType = {
  totalScholarships: (_parent: unknown, _args: unknown, { useCases }: CatalogContext) =>
    useCases.countOpenAtUniversities(),
}

export const universityType = {
  __resolveReference: ({ id }: { id: string }, { loaders }: CatalogContext) =>
    loaders.university.load(id),
  location: ({ city, state }: University) =>
    [city, state].filter((part) => part !== null).join(', ') || null,
  type: ({ type }: University) => enumOf(type),
  tuitionInState: (u: University) => moneyOf(u.tuitionInState, 'USD'),
  tuitionOutOfState: (u: University) => moneyOf(u.tuitionOutOfState, 'USD'),
  internationalTuition: (u: University) => moneyOf(u.internationalTuition, 'USD'),
  scholarshipPrograms: ({ id }: University, _args: unknown, { loaders }: CatalogContext) =>
    loaders.openCount.load(id),
  async scholarships({ id }: University, args: PageArguments, context: CatalogContext) {
    const { useCases, caller } = context
    const ofUniversity = { ...ANY_SCHOLARSHIP, universityId: id }
    return pageOf(
      await useCases.searchScholarships(ofUniversity, 'deadline', null),
      args,
      caller,
    )
  },
}
