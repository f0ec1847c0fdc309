import { type Lines, line } from './_lines.ts'

/** Spotlights, stories and testimonials: what is published is for everybody. */
// prettier-ignore
export const contentLines: Lines = {
  'Query.spotlights': line('ok'),
  'Query.spotlight': line('404', () => ({ slug: 'nothing-here' })),
  'Query.successStories': line('ok'),
  'Query.testimonials': line('ok'),
  '_entities donors-content.Organization': line('ok', (r) => ({ id: r.people.organizationId })),
}
