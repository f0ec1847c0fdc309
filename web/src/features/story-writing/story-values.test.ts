import { expect, it } from 'vitest'
import { linksOf, missingOf, valuesOf, wordsOf } from './story-values.ts'

const picture = (id: string, alt: string) => ({ id, alt, url: `/api/content-images/${id}` })
const written = {
  category: 'IMPACT',
  title: 'Pumps',
  story: 'Two years without water, until somebody asked why.',
  galleryImages: [picture('b', 'The well'), picture('a', 'The pump')],
}

it('sends the pictures of a spotlight in their order, with their words alone', () => {
  const values = valuesOf('SPOTLIGHT', written)
  expect(wordsOf('SPOTLIGHT', values).galleryImages).toEqual([
    { id: 'b', alt: 'The well' },
    { id: 'a', alt: 'The pump' },
  ])
  const none = { ...values, gallery: [] }
  expect(wordsOf('SPOTLIGHT', none).galleryImages).toEqual([])
  expect(wordsOf('STORY', valuesOf('STORY', {}))).not.toHaveProperty('galleryImages')
})

it('asks for the words of each picture', () => {
  const values = valuesOf('SPOTLIGHT', written)
  expect(missingOf('SPOTLIGHT', values)).toEqual({})
  const silent = { ...values, gallery: [...values.gallery, picture('c', '  ')] }
  expect(missingOf('SPOTLIGHT', silent)).toEqual({
    gallery: 'Say what each picture shows',
  })
})

it('names what is missing in the order of the form', () => {
  expect(Object.keys(missingOf('TESTIMONIAL', valuesOf('TESTIMONIAL', {})))).toEqual([
    'sourceType',
    'category',
    'testimonial',
    'sourceName',
  ])
})

it('belongs to the spotlight that was chosen, and a spotlight to none', () => {
  const links = { applicationId: 'a', spotlightId: 's' }
  expect(linksOf('STORY', valuesOf('STORY', {}, links))).toEqual(links)
  const byDonor = valuesOf('TESTIMONIAL', { sourceType: 'DONOR' }, links)
  expect(linksOf('TESTIMONIAL', byDonor)).toEqual({ applicationId: null, spotlightId: 's' })
  const without = { ...byDonor, spotlightId: '' }
  expect(linksOf('TESTIMONIAL', without).spotlightId).toBeNull()
  expect(linksOf('SPOTLIGHT', byDonor).spotlightId).toBeNull()
})
