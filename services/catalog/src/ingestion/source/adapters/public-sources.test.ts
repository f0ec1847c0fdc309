import { crc32, deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { normalizeUniversity } from '../normalize-university.ts'
import type { PageFetcher } from '../page-fetcher.ts'
import { readAll, recorded } from './_recorded.ts'
import { ADAPTERS } from './adapters.ts'
import type { Item } from './adapter.ts'

const link = (slug: string) =>
  `<div class="views-row"><a href="/scholarships/${slug}">x</a></div>`
const field = (label: string, ...items: string[]) =>
  `<div class="field"><div class="field-label">${label}:&nbsp;</div><div class="field-items">
   ${items.map((item) => `<div class="field-item even">${item}</div>`).join('')}</div></div>`

const school = (id: number) => ({
  id,
  'school.name': 'Harbour College',
  'school.city': 'Quay',
  'school.state': 'ME',
  'school.ownership': 2,
  'school.school_url': 'harbour.edu',
  'latest.admissions.admission_rate.overall': 0.0342,
  'latest.student.size': 31_145,
  'latest.cost.tuition.in_state': 50_000,
  'latest.cost.tuition.out_of_state': null,
})

describe('EducationUSA', () => {
  const start = 'https://educationusa.state.gov/find-financial-aid'
  it('walks the list to its end and reads each award, its amount unknown where none is told', async () => {
    const { listings, asked } = await readAll(
      'educationusa',
      {
        [`${start}?page=0`]: `${link('ntw')}<a href="https://[/scholarships/x">x</a>${link('two')}`,
        [`${start}?page=1`]: '<p>nothing</p>',
        'https://educationusa.state.gov/scholarships/ntw': `<h1>Nonresident Tuition Waiver</h1>
          ${field('Institution', 'University of Wisconsin-Superior')}
          ${field('Deadline', 'Fall semester: July 1st; Spring semester: November 1st')}
          ${field('Degree Level', "Bachelor's", "Master's")}
          ${field('More information', '<a href="https://www.uwsuper.edu/ntw">site</a>')}`,
        'https://educationusa.state.gov/scholarships/two': `<h1>Two</h1>${field('Institution', 'Two University')}${field('Deadline', 'March 1')}`,
      },
      { urls: [start] },
    )
    expect(asked.map(({ url }) => url.replace(/.*\//, ''))).toEqual([
      'find-financial-aid?page=0',
      'ntw',
      'two',
      'find-financial-aid?page=1',
    ])
    expect(listings).toMatchObject([
      {
        id: 'ntw',
        read: {
          value: {
            title: 'Nonresident Tuition Waiver',
            provider: 'University of Wisconsin-Superior',
            amount: null,
            deadline: { kind: 'none' },
            note: 'Deadline as stated: Fall semester: July 1st; Spring semester: November 1st',
            degreeLevels: ['undergraduate', 'graduate'],
            applicationUrl: 'https://www.uwsuper.edu/ntw',
          },
        },
      },
      { id: 'two', read: { value: { deadline: { kind: 'yearly-day', text: '03-01' } } } },
    ])
  })

  it('takes from the list what the page of an award does not say', async () => {
    const { listings } = await readAll(
      'educationusa',
      {
        [`${start}?page=0`]: `<div class="views-row">
          <div class="views-field views-field-title"><a href="/scholarships/ntw">NTW</a></div>
          <div class="field-hei-institution-name">University of Wisconsin-Superior</div>
          <div class="field-scholarship-deadline">May 1</div></div>`,
        [`${start}?page=1`]: '<p>nothing</p>',
        'https://educationusa.state.gov/scholarships/ntw': '<p>Moved into a script</p>',
      },
      { urls: [start] },
    )
    expect(listings).toMatchObject([
      {
        id: 'ntw',
        read: {
          value: {
            title: 'NTW',
            provider: 'University of Wisconsin-Superior',
            deadline: { kind: 'yearly-day', text: '05-01' },
          },
        },
      },
    ])
  })

  it('notices when the site was rebuilt', async () => {
    const { items } = await readAll(
      'educationusa',
      { [`${start}?page=0`]: '<main></main>' },
      { urls: [start] },
    )
    expect(items).toMatchObject([
      { kind: 'fault', reason: 'the list is in an unknown format' },
    ])
  })
})

describe('CareerOneStop', () => {
  const base = 'https://api.careeronestop.org/v1/scholarshipfinder/me/0/0/0'

  it('reads rows whichever of its names they have', async () => {
    const { listings, asked } = await readAll(
      'careeronestop',
      {
        [`${base}/0/100`]: JSON.stringify({
          Scholarships: [
            {
              ScholarshipName: 'Harbour',
              OrganizationName: 'Trust',
              AwardAmount: '$5,000',
              DeadlineDate: 'March',
              Url: 'https://a.example',
            },
            {
              Title: 'Quay',
              OrganizationName: 'Trust',
              Awards: 'varies',
              Deadline: 'when full',
            },
          ],
          RecordCount: 2,
        }),
      },
      { urls: [base], apiKey: 'token' },
    )
    expect(asked[0]?.headers.authorization).toBe('Bearer token')
    expect(listings).toMatchObject([
      {
        id: 'Harbour | Trust',
        read: {
          value: { amount: '5000.00', deadline: { kind: 'yearly-month', text: '03' } },
        },
      },
      {
        read: {
          value: {
            title: 'Quay',
            amount: null,
            note: 'Award as stated: varies. Deadline as stated: when full',
          },
        },
      },
    ])
  })

  it('fails when the list is not where it was', async () => {
    const { items } = await readAll(
      'careeronestop',
      { [`${base}/0/100`]: '{"Error":"no"}' },
      { urls: [base] },
    )
    expect(items).toMatchObject([{ kind: 'fault' }])
  })
})

it('reads College Scorecard page by page, its key in a header only', async () => {
  const base = 'https://api.data.gov/ed/collegescorecard/v1/schools'
  const { fetcher, asked } = recorded({})
  const read: PageFetcher['read'] = async (url, request) => {
    asked.push({ url, headers: request?.headers ?? {} })
    const n = Number(new URL(url).searchParams.get('page'))
    const results =
      n === 0 ? Array.from({ length: 100 }, (_, i) => school(i + 1)) : [school(101)]
    const body = Buffer.from(JSON.stringify({ metadata: { total: 101, page: n }, results }))
    return { kind: 'page', url, body }
  }
  const items: Item[] = []
  const input = { urls: [base], mapping: null, apiKey: 'secret', maxBytes: 1_000_000 }
  for await (const item of ADAPTERS['college-scorecard'].read(input, { ...fetcher, read }))
    items.push(item)
  expect(items).toHaveLength(101)
  expect(asked).toHaveLength(2)
  expect(
    asked.every(
      ({ url, headers }) => !url.includes('secret') && headers['x-api-key'] === 'secret',
    ),
  ).toBe(true)
  const [first] = items
  expect(first?.kind === 'row' && normalizeUniversity(first.raw)).toMatchObject({
    ok: true,
    value: {
      unitid: 1,
      name: 'Harbour College',
      control: 'Private nonprofit',
      type: 'private',
      acceptanceRate: '3.4',
      tuitionInState: '50000.00',
      tuitionOutOfState: null,
    },
  })
})

describe('IPEDS', () => {
  it('reads the revised table of a zip', async () => {
    const { rows } = await readAll('ipeds-zip', {
      'https://nces.ed.gov/ipeds/datacenter/data/EF2023A.zip': zipOf({
        'ef2023a.csv': 'UNITID,EFALEVEL,EFTOTLT,EFNRALT\n1,1,9,9\n',
        'ef2023a_rv.csv':
          'UNITID,EFALEVEL,EFTOTLT,EFNRALT\n100654,1,6000,150\n100654,2,5000,90\n',
      }),
    })
    expect(rows).toHaveLength(1)
    expect(rows[0]?.id).toBe('EF2023A:100654')
    expect(normalizeUniversity(rows[0]?.raw)).toMatchObject({
      ok: true,
      value: {
        unitid: 100_654,
        studentPopulation: 6000,
        internationalStudents: 150,
        name: null,
      },
    })
  })

  it('takes what only calls itself a zip for a fault', async () => {
    const url = 'https://nces.ed.gov/ipeds/datacenter/data/HD2024.zip'
    const { items } = await readAll('ipeds-zip', { [url]: '<html>406</html>' })
    expect(items).toMatchObject([
      { kind: 'fault', reason: 'the response is not a zip file' },
    ])
  })

  it('does not unpack more than it may', async () => {
    const url = 'https://nces.ed.gov/ipeds/datacenter/data/HD2024.zip'
    const { items } = await readAll('ipeds-zip', {
      [url]: zipOf({ 'hd2024.csv': `UNITID\n${'0'.repeat(2_000_000)}` }),
    })
    expect(items).toMatchObject([{ kind: 'fault' }])
  })
})

/** A zip as small as the format allows. */
function zipOf(files: Record<string, string>): Buffer {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const data = deflateRawSync(text)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(text), 10)
    common.writeUInt32LE(data.length, 14)
    common.writeUInt32LE(Buffer.byteLength(text), 18)
    common.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([
      Buffer.from('PK\u0003\u0004'),
      common,
      Buffer.from(name),
      data,
    ])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    central.push(
      Buffer.concat([
        Buffer.from('PK\u0001\u0002\u0014\u0000'),
        common,
        rest,
        Buffer.from(name),
      ]),
    )
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(central.length, 4)
  end.writeUInt16LE(central.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...locals, directory, Buffer.from('PK\u0005\u0006'), end])
}
